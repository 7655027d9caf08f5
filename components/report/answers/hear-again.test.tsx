// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReportAnswer } from '@/lib/api/contract/exam/report';
import { answerCalls, answers, draw, type Answer } from '@/tests/support/components/component';
import { examReportAnswer } from '@/tests/support/exam-report/report';
import { translate } from '@/tests/support/site';
import { Answers } from './answers';

const said = (key: string, values: Record<string, string> = {}) => translate('en', 'report', key, values);
const call = `exam/${examReportAnswer.id}/sound`;

class Sound extends EventTarget {
  static all: Sound[] = [];
  currentTime = 1;
  duration = 4;
  pause = vi.fn();
  play = () => Promise.resolve();

  constructor(readonly file: string) {
    super();
    Sound.all.push(this);
  }

  tell = (event: string) => act(async () => void this.dispatchEvent(new Event(event)));
}

const prompt = 'Where would you like to live?';
const spoken: ReportAnswer = {
  ...{ seq: 90, type: 'interactiveSpeaking', step: null, credit: null, usedMs: 1, timeUp: false, why: null },
  asked: { of: 'open', prompt, photo: null, text: null, recording: false, correction: null, sample: null },
};

const sound = () =>
  new Response(new Blob(['sound'], { type: 'audio/mpeg' }), { headers: { 'content-type': 'audio/mpeg' } });

/** @returns the calls that were made */
function drawAnswers(answer: Answer = sound): string[] {
  const asked = answerCalls({ [call]: answer });
  const report = { ...examReportAnswer, answers: [...examReportAnswer.answers, spoken] };
  draw(<Answers report={report} />, 'en', ['report', 'questions', 'figures']);
  return asked;
}

const buttonOf = (text: string) =>
  screen.getByRole('button', { name: said('answers.hearWhich', { text }), hidden: true });
const press = async (text: string) => {
  await userEvent.click(buttonOf(text));
  await waitFor(() => expect(buttonOf(text).getAttribute('aria-busy')).toBe('false'));
  await act(async () => undefined);
};
const isPlaying = (text: string) => buttonOf(text).getAttribute('aria-pressed') === 'true';

const [first, second] = ['We left early.', 'Nobody knew the answer.'];

beforeEach(() => {
  Sound.all = [];
  sessionStorage.setItem('det_i18n_token', 'token');
  vi.stubGlobal('Audio', Sound);
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
});

it('is offered for all that was heard, and for nothing else, and not on paper', () => {
  drawAnswers();
  const buttons = screen.getAllByText(said('answers.hear'));
  expect(buttons.map((one) => one.closest('button')?.getAttribute('aria-label'))).toEqual(
    [
      ...[first, 'The children played outside after lunch.', second],
      ...[said('answers.steps.complete'), 'What can I do for you?', prompt],
    ].map((text) => said('answers.hearWhich', { text })),
  );
  for (const button of buttons) expect(button.closest('.print\\:hidden')).not.toBeNull();
});

it('plays what is loaded once, as often as one likes, and keeps the focus', async () => {
  const asked = drawAnswers();
  await press(first);
  expect(asked).toEqual([call]);
  expect(isPlaying(first)).toBe(true);
  await Sound.all[0]?.tell('timeupdate');
  expect(buttonOf(first).querySelector('[data-heard]')?.getAttribute('stroke-dashoffset')).toBe('0.75');
  await Sound.all[0]?.tell('ended');
  expect(isPlaying(first)).toBe(false);
  expect(document.activeElement).toBe(buttonOf(first));
  await press(first);
  expect(isPlaying(first)).toBe(true);
  expect(Sound.all).toHaveLength(2);
  expect(asked).toEqual([call]);
  await press(first);
  expect(isPlaying(first)).toBe(false);
  expect(Sound.all[1]?.pause).toHaveBeenCalled();
});

it('ends when another begins', async () => {
  drawAnswers();
  await press(first);
  await press(second);
  expect([isPlaying(first), isPlaying(second)]).toEqual([false, true]);
  expect(Sound.all[0]?.pause).toHaveBeenCalled();
});

it('says when it does not load, and loads it when it is pressed again', async () => {
  let isThere = false;
  drawAnswers(() => (isThere ? sound() : answers.broken()));
  await press(first);
  expect(screen.getByText(said('recording.failed')).getAttribute('role')).toBe('alert');
  expect(document.activeElement).toBe(buttonOf(first));
  isThere = true;
  await press(first);
  expect(isPlaying(first)).toBe(true);
  expect(screen.queryByText(said('recording.failed'))).toBeNull();
});

it('says of one that has left the bank that there is none, and asks no more', async () => {
  const asked = drawAnswers(answers.json(404, { code: 'unknown_recording' }));
  await press(first);
  const gone = buttonOf(first).parentElement?.querySelector('[role=alert]');
  expect(gone?.textContent).toBe(said('answers.hearGone'));
  expect(buttonOf(first).getAttribute('aria-disabled')).toBe('true');
  await press(first);
  expect(asked).toEqual([call]);
});
