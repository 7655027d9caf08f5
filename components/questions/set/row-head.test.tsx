// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { practiceSet } from '@/lib/questions/items';
import { answersEntry, type GivenAnswer } from '@/lib/questions/kept';
import { openTasks } from '@/lib/questions/open-items';
import { partIn, questionsIn } from '@/lib/questions/protocol';
import { draw } from '@/tests/support/components/component';
import { prepareLiveSets, startSet } from '@/tests/support/components/live-set';
import { catalog } from '@/tests/support/site';
// What is loaded on request is there before a test counts its time.
import '../more/draw-more';
import { OpenSet } from '../open-set';
import { PracticeSet } from '../practice-set';

const texts = catalog('en', 'questions');
prepareLiveSets();

const words = practiceSet('readAndSelect');

/** Answers of the set, of which all are right but the first. */
const given = (count = words.length): Record<string, GivenAnswer> =>
  Object.fromEntries(
    words.slice(0, count).map(({ id, real }, index) => [id, [real === index > 0 ? 'yes' : 'no']]),
  );

function open(drawn = <PracticeSet type="readAndSelect" />) {
  const { container } = draw(drawn, 'en', ['questions', 'explanations']);
  const root = container.querySelector<HTMLElement>('[role=group]') ?? expect.fail('no set');
  const finished = partIn(root, 'finished') ?? expect.fail('no place');
  startSet(root);
  const button = (name: string) => within(finished).getByRole('button', { name });
  return { root, finished, button, isSaid: () => root.hasAttribute('data-was-done') };
}

const bring = (answers: Record<string, GivenAnswer>) => {
  answersEntry.write(answers);
  window.dispatchEvent(new StorageEvent('storage', { key: answersEntry.name }));
};

it('who comes back to a set that is finished reads how it went, and begins it anew with its first question', () => {
  answersEntry.write(given());
  const { root, finished, button, isSaid } = open();
  expect(isSaid()).toBe(true);
  expect(finished.textContent).toContain(
    texts.finished.replace('<right></right>', '4').replace('<of></of>', '5'),
  );
  fireEvent.click(button(texts.again));
  expect(isSaid()).toBe(false);
  expect(answersEntry.read()).toEqual({});
  const [first] = questionsIn(root);
  expect(first?.contains(document.activeElement)).toBe(true);
});

it('a set that is not finished keeps its rule, and so does one that is finished now', () => {
  answersEntry.write(given(4));
  const { root, isSaid } = open();
  expect(isSaid()).toBe(false);
  const last = questionsIn(root).at(-1) ?? expect.fail('no question');
  fireEvent.click(within(last).getByLabelText('Yes'));
  expect(root.hasAttribute('data-done')).toBe(true);
  expect(isSaid()).toBe(false);
});

it('says it as soon as the answers come from the account, and no longer where they are forgotten there', () => {
  const { isSaid } = open();
  bring(given());
  expect(isSaid()).toBe(true);
  bring(given(2));
  expect(isSaid()).toBe(false);
});

it('offers new tasks where nobody judges, without a result', () => {
  answersEntry.write(Object.fromEntries(openTasks.writingSample.map(({ id }) => [id, ['A text.']])));
  const { finished, button, isSaid } = open(
    <OpenSet lesson="writingSample" name="Task" photoOf={() => null} />,
  );
  expect(isSaid()).toBe(true);
  expect(finished.textContent).toContain(texts.allDone);
  expect(button(texts.more.tasks)).toBeTruthy();
});

it('says there where the new ones cannot be had', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  answersEntry.write(given());
  const { finished, button } = open();
  vi.useRealTimers();
  fireEvent.click(button(texts.more.five));
  await vi.waitFor(() => expect(within(finished).getByRole('alert').hidden).toBe(false));
  vi.unstubAllGlobals();
});
