// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { OrderedCorrection } from '@/lib/api/contract/correction/correction';
import { answerCalls, answers, draw } from '@/tests/support/components/component';
import { translate } from '@/tests/support/site';
import { AnswerCorrection } from './answer-correction';

const id = 'correction-of-tests-0001';

const done: OrderedCorrection = {
  ...{
    id,
    state: 'done',
    type: 'writingSample',
    mode: 'write',
    task: null,
    prompt: 'Write.',
    beginning: 'He',
  },
  ...{ createdAt: '2026-11-28T08:00:00.000Z', doneAt: '2026-11-28T08:01:00.000Z', marks: 1, score: null },
  ...{ exam: { id: 'exam_1', seq: 3 }, scene: null, written: 'He go.', recording: false },
  ...{ fallback: false, failure: null },
  result: {
    scorer: { name: 'Built-in checker', version: '1', scores: false },
    text: 'He go.',
    marks: [
      {
        ...{ start: 3, end: 5, kind: 'agreement', replacement: 'goes', sure: true },
        reason: { text: 'One person.' },
      },
    ],
    ...{ notes: [], sound: null, score: null },
  },
};

beforeEach(() => sessionStorage.setItem('det_i18n_token', 'token'));

function unfold() {
  draw(<AnswerCorrection id={id} seconds={null} />, 'en', ['report', 'figures']);
  const details = document.querySelector('details');
  act(() => {
    if (!details) return;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  return within(details ?? document.body);
}

const t = (key: string) => translate('en', 'correction-room', key);

it('asks for nothing while it is folded', () => {
  const asked = answerCalls({});
  draw(<AnswerCorrection id={id} seconds={null} />, 'en', ['report', 'figures']);
  expect(screen.getByText(translate('en', 'figures', 'correctedParagraph.yourText'))).toBeTruthy();
  expect(asked).toEqual([]);
});

it('shows the marks of an answer when it is unfolded, below the headings of the report', async () => {
  const asked = answerCalls({ [`correction/${id}`]: { data: done } });
  const part = unfold();
  expect(await part.findByRole('link', { name: 'Explanation 1: Subject and verb' })).toBeTruthy();
  expect(part.getByRole('heading', { level: 4, name: t('result.written') })).toBeTruthy();
  expect(asked).toEqual([`correction/${id}`]);
});

it.each([
  ['has failed', { ...done, state: 'failed' as const, result: null }, 'shown.notCorrected'],
  ['waits', { ...done, state: 'waiting' as const, result: null }, 'wait.title'],
])('says of one that %s that it is so', async (_, data, said) => {
  answerCalls({ [`correction/${id}`]: { data } });
  expect(await unfold().findByText(t(said))).toBeTruthy();
});

it('says of one that was deleted that it is gone', async () => {
  answerCalls({ [`correction/${id}`]: answers.json(404, { message: 'No', code: 'unknown_correction' }) });
  expect((await unfold().findByRole('alert')).textContent).toBe(t('trouble.unknown'));
});
