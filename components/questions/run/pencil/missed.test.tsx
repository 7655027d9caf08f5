// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { gapsOf } from '@/lib/questions/gaps';
import { practiceSet } from '@/lib/questions/items';
import { keptAnswer, keepAnswer } from '@/lib/questions/kept';
import { idOf, keyIn, questionsIn } from '@/lib/questions/protocol';
import { sets } from '@/lib/questions/sets';
import { draw } from '@/tests/support/components/component';
import { prepareLiveSets, startSet } from '@/tests/support/components/live-set';
import { catalog } from '@/tests/support/site';
import { PracticeSet } from '../../practice-set';
import { ListeningSet } from '../../sets/listening';
import { ReadingSet } from '../../sets/reading';

const texts = catalog('en', 'questions');
const [reading = expect.fail('no text')] = sets.interactiveReading;
const [listening = expect.fail('no conversation')] = sets.interactiveListening;
prepareLiveSets();

/** What the end of a set says of the questions that were missed, line by line; the answers are kept from before. */
async function listed(set: ReactNode, given: (form: HTMLFormElement, index: number) => readonly string[]) {
  const { container } = draw(set, 'en', ['questions', 'explanations']);
  const root = container.querySelector<HTMLElement>('[role=group]') ?? expect.fail('no set');
  const forms = questionsIn(root);
  for (const [index, form] of forms.entries()) keepAnswer(idOf(form), [...given(form, index)]);
  startSet(root);
  await vi.dynamicImportSettled();
  const place = root.querySelector<HTMLElement>('[data-missed]') ?? expect.fail('no list');
  const rows = [...place.querySelectorAll('li')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  const reason = (index: number) => forms[index]?.querySelector('[data-reason]')?.textContent;
  return { root, place, rows, reason };
}

const right = (words: readonly string[]) => `${texts.rightIs} ${words.join(', ')}`;

it('a text with gaps is known by its title, with the words that were not right in it', async () => {
  const [passage] = practiceSet('readAndComplete');
  const { rows, reason } = await listed(<PracticeSet type="readAndComplete" name="Task" />, (form, index) =>
    keyIn(form).right.map((letters, gap) => (index === 0 && gap < 2 ? 'qqq' : letters)),
  );
  const words = gapsOf(passage?.text ?? '').map(({ given, missing }) => given + missing);
  expect(rows).toEqual([[passage?.title, right(words.slice(0, 2)), reason(0)]]);
});

it('a sentence that was heard or has gaps stands there whole', async () => {
  const [sentence] = practiceSet('listenAndType');
  const { rows, reason } = await listed(<PracticeSet type="listenAndType" name="Task" />, (form, index) =>
    index === 0 ? ['no'] : keyIn(form).right,
  );
  expect(rows).toEqual([[sentence?.sentence, reason(0)]]);
});

it('what was chosen or selected in a text is asked again, with what is right', async () => {
  const { rows, reason, place } = await listed(<ReadingSet set={reading} name="Task" />, (form, index) =>
    index < 3 ? keyIn(form).right.map(() => 'x') : keyIn(form).right,
  );
  expect(rows.map(([asked]) => asked)).toEqual([
    texts.chooseWords,
    texts.missingSentence,
    reading.highlights[0].question,
  ]);
  expect(rows.map(([, solution]) => solution).slice(1)).toEqual([
    right([reading.missing.right]),
    right([reading.highlights[0].answer]),
  ]);
  expect(rows.map(([, , why]) => why)).toEqual([reason(0), reason(1), reason(2)]);
  expect(place.querySelector('legend')).toBeNull();
});

it('a turn of a conversation is what was said, with the best reply', async () => {
  const { rows } = await listed(<ListeningSet set={listening} name="Task" />, (form, index) =>
    index === 1 ? ['x'] : keyIn(form).right.map((words) => words.split('|')[0] ?? ''),
  );
  expect(rows.map(([asked, solution]) => [asked, solution])).toEqual([
    [listening.turns[0]?.said, right([listening.turns[0]?.replies.right ?? ''])],
  ]);
});

it('is empty and out of the way where all was right', async () => {
  const { root, place, rows } = await listed(
    <PracticeSet type="readAndSelect" name="Task" />,
    (form) => keyIn(form).right,
  );
  expect(rows).toEqual([]);
  expect(place.hidden).toBe(true);
  const [form] = questionsIn(root);
  expect(keptAnswer(idOf(form ?? expect.fail()))).toBeDefined();
  fireEvent.click(root.querySelector('[data-again]') ?? expect.fail('no button'));
  expect(root.hasAttribute('data-done')).toBe(false);
});
