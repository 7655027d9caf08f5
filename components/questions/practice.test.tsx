// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '@/lib/i18n/fill';
import { gapsOf } from '@/lib/questions/gaps';
import { practiceSet, type QuestionType } from '@/lib/questions/items';
import { answersEntry } from '@/lib/questions/kept';
import { draw } from '@/tests/support/components/component';
import { endOf, prepareLiveSets, startSet } from '@/tests/support/components/live-set';
import { catalog } from '@/tests/support/site';
import { PracticeSet } from './practice-set';

const texts = catalog('en', 'questions');
prepareLiveSets();

/** The practice set of a type, alive. */
function open(type: QuestionType) {
  const { container } = draw(<PracticeSet type={type} name="Task" />, 'en', ['questions', 'explanations']);
  const root = within(container).getByRole('group', { name: fill(texts.label, { name: 'Task' }) });
  startSet(root);
  const questions = [...root.querySelectorAll('form')];
  const button = (name: string) => within(root).getByRole('button', { name });
  const foot = root.querySelector<HTMLElement>('[data-foot]') ?? expect.fail('no foot');
  /** The one button, which has to say so. */
  const go = (step: string) => {
    expect(foot.dataset.step).toBe(step);
    fireEvent.click(foot.querySelector('[data-go]') ?? expect.fail('no button'));
  };
  return {
    root,
    questions,
    question: (index: number) => questions[index] ?? expect.fail('no question'),
    button,
    foot,
    go,
  };
}

const choose = (form: HTMLElement, name: string) => fireEvent.click(within(form).getByLabelText(name));
const stateOf = (form: HTMLElement) => form.dataset.state;
const isOpen = (form: HTMLElement) => form.querySelector('details')?.hasAttribute('open');
const gapsIn = (form: HTMLElement) => within(form).getAllByRole<HTMLInputElement>('textbox');

describe('a choice', () => {
  const words = practiceSet('readAndSelect');
  const right = (index: number) => (words[index]?.real ? 'Yes' : 'No');
  const wrong = (index: number) => (words[index]?.real ? 'No' : 'Yes');

  it('is judged at once, opens the explanation, and cannot be changed', () => {
    const { question } = open('readAndSelect');
    choose(question(0), right(0));
    expect(stateOf(question(0))).toBe('right');
    expect(isOpen(question(0))).toBe(true);
    choose(question(1), wrong(1));
    expect(stateOf(question(1))).toBe('wrong');
    for (const radio of within(question(1)).getAllByRole<HTMLInputElement>('radio')) {
      expect(radio.disabled).toBe(true);
      expect(radio.dataset.mark).toBe(radio.checked ? 'wrong' : 'right');
    }
    expect(stateOf(question(2))).toBeUndefined();
    expect(isOpen(question(2))).toBe(false);
  });

  it('waits to be checked where an arrow key has made it, as that is how one moves among radio buttons', () => {
    const { question, go, foot } = open('readAndSelect');
    const [yes = expect.fail(), no = expect.fail()] = within(question(0)).getAllByRole('radio');
    yes.focus();
    fireEvent.keyDown(yes, { key: 'ArrowRight' });
    fireEvent.click(no);
    fireEvent.keyUp(no, { key: 'ArrowRight' });
    expect(stateOf(question(0))).toBeUndefined();
    expect(answersEntry.read()).toBeNull();
    go('check');
    expect(stateOf(question(0))).toBe(words[0]?.real ? 'wrong' : 'right');
    expect(document.activeElement).toBe(foot.querySelector('[data-go]'));
  });

  it('that an arrow key has made is judged by a press on it too', () => {
    const { question } = open('readAndSelect');
    const [yes = expect.fail()] = within(question(0)).getAllByRole('radio');
    fireEvent.keyDown(yes, { key: 'ArrowLeft' });
    fireEvent.click(yes);
    fireEvent.pointerDown(yes);
    fireEvent.click(yes);
    expect(stateOf(question(0))).toBe(words[0]?.real ? 'right' : 'wrong');
  });

  it('that an arrow key has made is judged by the space bar, of which browsers make no click then', () => {
    const { question } = open('readAndSelect');
    const [yes = expect.fail()] = within(question(0)).getAllByRole('radio');
    fireEvent.keyDown(yes, { key: 'ArrowLeft' });
    fireEvent.click(yes);
    fireEvent.keyUp(yes, { key: 'ArrowLeft' });
    fireEvent.keyDown(yes, { key: ' ' });
    fireEvent.keyUp(yes, { key: ' ' });
    expect(stateOf(question(0))).toBe(words[0]?.real ? 'right' : 'wrong');
  });

  it('is made by its letter wherever the focus is in the set, for the question in view', () => {
    const { root, question, button, go } = open('readAndSelect');
    fireEvent.keyDown(document.body, { key: 'y', code: 'KeyY' });
    fireEvent.keyDown(root, { key: 'y', code: 'KeyY', ctrlKey: true });
    expect(stateOf(question(0))).toBeUndefined();
    fireEvent.keyDown(button(texts.start), { key: right(0) === 'Yes' ? 'y' : 'n' });
    expect(stateOf(question(0))).toBe('right');
    go('next');
    fireEvent.keyDown(document.activeElement ?? root, { key: wrong(1) === 'Yes' ? 'Y' : 'N' });
    expect(stateOf(question(1))).toBe('wrong');
    expect(stateOf(question(2))).toBeUndefined();
  });

  it('has five seconds once the countdown was started, and none to lose before', async () => {
    const { question, button, go } = open('readAndSelect');
    vi.advanceTimersByTime(60_000);
    expect(stateOf(question(0))).toBeUndefined();
    fireEvent.click(button(texts.start));
    await vi.dynamicImportSettled();
    vi.advanceTimersByTime(3_100);
    expect(question(0).querySelector('[data-clock]')?.textContent).toBe('0:02');
    vi.advanceTimersByTime(2_000);
    expect(stateOf(question(0))).toBe('late');
    expect(answersEntry.read()).toEqual({ [words[0]?.id ?? '']: [] });
    vi.advanceTimersByTime(60_000);
    expect(stateOf(question(1))).toBeUndefined();
    go('next');
    expect(question(1).contains(document.activeElement)).toBe(true);
    choose(question(1), right(1));
    vi.advanceTimersByTime(60_000);
    expect(stateOf(question(1))).toBe('right');
  });

  it('that was made before the script was there is judged when it comes', () => {
    const { container } = draw(<PracticeSet type="readAndSelect" name="Task" />, 'en', [
      'questions',
      'explanations',
    ]);
    const root = container.querySelector<HTMLElement>('[role=group]') ?? expect.fail('no set');
    const [form] = root.querySelectorAll('form');
    choose(form ?? expect.fail(), right(0));
    expect(form?.dataset.state).toBeUndefined();
    startSet(root);
    expect(form?.dataset.state).toBe('right');
  });

  it('counts for the result, which all of them together make', () => {
    const { root, question, questions } = open('readAndSelect');
    questions.forEach((form, index) => choose(form, index === 0 ? wrong(0) : right(index)));
    expect(root.hasAttribute('data-done')).toBe(true);
    const result = root.querySelector('[data-result]') ?? expect.fail('no result');
    expect(result.textContent).toBe(texts.result.replace('<right></right>', '4').replace('<of></of>', '5'));
    fireEvent.click(within(endOf(root)).getByRole('button', { name: texts.again }));
    expect(root.hasAttribute('data-done')).toBe(false);
    expect(stateOf(question(0))).toBeUndefined();
    expect(isOpen(question(0))).toBe(false);
    expect(answersEntry.read()).toEqual({});
  });

  it('is there again after a reload', () => {
    answersEntry.write({ [words[0]?.id ?? '']: [words[0]?.real ? 'yes' : 'no'], [words[1]?.id ?? '']: [] });
    const { question } = open('readAndSelect');
    expect(stateOf(question(0))).toBe('right');
    expect(stateOf(question(1))).toBe('late');
  });

  it('is there as soon as it comes from another tab or the account, and leaves what is answered here', () => {
    const { question, root } = open('readAndSelect');
    choose(question(2), right(2));
    const brought = Object.fromEntries(
      words.map(({ id, real }) => [id, [real ? 'yes' : 'no']]).slice(0, 3),
    ) as Record<string, string[]>;
    answersEntry.write({ ...brought, [words[2]?.id ?? '']: [] });
    window.dispatchEvent(new StorageEvent('storage', { key: answersEntry.name }));
    expect(stateOf(question(0))).toBe('right');
    expect(stateOf(question(1))).toBe('right');
    expect(stateOf(question(2))).toBe('right');
    expect(stateOf(question(3))).toBeUndefined();
    expect(root.hasAttribute('data-done')).toBe(false);
  });

  it('goes as soon as it is forgotten in another tab or the account', () => {
    const { question, questions, root } = open('readAndSelect');
    questions.forEach((form, index) => choose(form, right(index)));
    answersEntry.write({ [words[1]?.id ?? '']: [words[1]?.real ? 'yes' : 'no'] });
    window.dispatchEvent(new StorageEvent('storage', { key: answersEntry.name }));
    expect(stateOf(question(0))).toBeUndefined();
    expect(question(0).querySelector('input:checked')).toBeNull();
    expect(stateOf(question(1))).toBe('right');
    expect(root.hasAttribute('data-done')).toBe(false);
  });
});

describe('missing letters', () => {
  const [passage] = practiceSet('readAndComplete');
  const keys = gapsOf(passage?.text ?? '').map(({ missing }) => missing);

  it('are judged word by word when one asks, with capitals or without', () => {
    const { question, foot, go } = open('readAndComplete');
    const gaps = gapsIn(question(0));
    expect(gaps).toHaveLength(keys.length);
    fireEvent.input(gaps[0] ?? expect.fail(), { target: { value: keys[0]?.toUpperCase() } });
    expect(stateOf(question(0))).toBeUndefined();
    go('check');
    expect(stateOf(question(0))).toBe('partly');
    const said = foot.querySelector('[data-when="partly"]')?.textContent;
    expect(said).toBe(texts.partly.replace('<right></right>', '1').replace('<of></of>', String(keys.length)));
    expect(gaps.map(({ dataset }) => dataset.mark)).toEqual(
      keys.map((_, index) => (index === 0 ? 'right' : 'wrong')),
    );
    expect(gaps.every(({ readOnly }) => readOnly)).toBe(true);
  });

  it('lead on to the next word', () => {
    const { question } = open('readAndComplete');
    const [first, second] = gapsIn(question(0));
    first?.focus();
    fireEvent.input(first ?? expect.fail(), { target: { value: keys[0] } });
    expect(document.activeElement).toBe(second);
  });

  it('typed so far count when the time is over', async () => {
    const { question, button } = open('readAndComplete');
    fireEvent.click(button(texts.start));
    await vi.dynamicImportSettled();
    fireEvent.input(gapsIn(question(0))[0] ?? expect.fail(), { target: { value: keys[0] } });
    vi.advanceTimersByTime(181_000);
    expect(stateOf(question(0))).toBe('partly');
  });

  it('of one word are right or wrong', () => {
    const [sentence] = practiceSet('fillInTheBlanks');
    const missing = gapsOf(sentence?.sentence ?? '')[0]?.missing ?? '';
    const { question, go } = open('fillInTheBlanks');
    fireEvent.input(gapsIn(question(0))[0] ?? expect.fail(), { target: { value: missing } });
    go('check');
    expect(stateOf(question(0))).toBe('right');
    const [gap = expect.fail()] = gapsIn(question(1));
    go('next');
    fireEvent.input(gap, { target: { value: '?' } });
    go('check');
    expect(stateOf(question(1))).toBe('wrong');
  });

  it('are not judged before there is one, which is said until one is typed', () => {
    const { question, foot, go, root } = open('fillInTheBlanks');
    const [gap = expect.fail()] = gapsIn(question(0));
    go('check');
    expect(foot.dataset.state).toBe('empty');
    expect(stateOf(question(0))).toBe('empty');
    expect(isOpen(question(0))).toBe(false);
    expect(answersEntry.read()).toBeNull();
    expect(document.activeElement).toBe(gap);
    fireEvent.input(gap, { target: { value: '?' } });
    expect(stateOf(question(0))).toBeUndefined();
    expect(root.hasAttribute('data-done')).toBe(false);
  });
});

describe('the way through a set', () => {
  const words = practiceSet('readAndSelect');
  const answer = (forms: readonly HTMLElement[], missed: readonly number[] = []) =>
    forms.forEach((form, index) =>
      choose(form, (words[index]?.real ?? false) === missed.includes(index) ? 'No' : 'Yes'),
    );

  it('goes on from where a question was answered, with one button that has the focus', () => {
    const { question, foot, go } = open('readAndSelect');
    choose(question(0), 'Yes');
    expect(document.activeElement).toBe(foot.querySelector('[data-go]'));
    go('next');
    expect(question(1).contains(document.activeElement)).toBe(true);
    expect(foot.dataset.state).toBeUndefined();
    expect(foot.dataset.step).toBe('check');
  });

  it('skips, goes back, and comes back from the last question to what was skipped', () => {
    const { question, questions, button, go, foot } = open('readAndSelect');
    const last = question(questions.length - 1);
    const skip = button(texts.skip);
    choose(question(0), 'Yes');
    go('next');
    fireEvent.click(skip);
    expect(question(2).contains(document.activeElement)).toBe(true);
    fireEvent.click(button(texts.back));
    expect(question(1).contains(document.activeElement)).toBe(true);
    fireEvent.click(skip);
    for (const form of [question(2), question(3), last]) {
      choose(form, 'Yes');
      go('next');
    }
    expect(question(1).contains(document.activeElement)).toBe(true);
    expect(skip.hasAttribute('disabled')).toBe(true);
    choose(question(1), 'Yes');
    expect(foot.dataset.step).toBe('end');
  });

  it('says in its foot what became of the question in view, and the first sentence of why', () => {
    const { question, foot } = open('readAndSelect');
    const why = question(0).querySelector('[data-reason]')?.textContent ?? '';
    expect(why).not.toBe('');
    expect(question(0).querySelector('details')?.textContent).not.toBe(why);
    answer([question(0)], [0]);
    expect(foot.dataset.state).toBe('wrong');
    expect(foot.querySelector('[data-reason]')?.textContent).toBe(why);
  });

  it('has a notch for each question, which says what became of it', () => {
    const { questions, foot } = open('readAndSelect');
    answer(questions.slice(0, 2), [1]);
    const notches = within(foot).getAllByRole('listitem');
    expect(notches.map(({ dataset }) => dataset.state)).toEqual([
      'right',
      'wrong',
      undefined,
      undefined,
      undefined,
    ]);
    expect(notches[1]?.textContent).toContain(texts.wrong);
    expect(notches[2]?.textContent).not.toContain(texts.wrong);
    expect(notches.map((notch) => notch.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
      null,
    ]);
  });

  it('ends with the result, and asks those again that were missed', () => {
    const { root, questions, question, button, go } = open('readAndSelect');
    answer(questions, [1, 3]);
    go('end');
    const end = root.querySelector<HTMLElement>('[data-end]') ?? expect.fail('no end');
    expect(end.contains(document.activeElement)).toBe(true);
    const missed = [...(end.querySelector('[data-missed] ol')?.children ?? [])] as HTMLLIElement[];
    expect(missed.map(({ value }) => value)).toEqual([2, 4]);
    expect([...(missed[0]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      words[1]?.word,
      words[1]?.real ? texts.isReal : texts.isInvented,
      question(1).querySelector('[data-reason]')?.textContent,
    ]);
    fireEvent.click(button(texts.missedAgain));
    expect(questions.map(stateOf)).toEqual(['right', undefined, 'right', undefined, 'right']);
    expect(question(1).contains(document.activeElement)).toBe(true);
    expect(Object.keys(answersEntry.read() ?? {})).toHaveLength(3);
  });

  it('has nothing to ask again where all was right, and leads back to the last question', () => {
    const { root, questions, question, button, go, foot } = open('readAndSelect');
    answer(questions);
    go('end');
    expect(root.querySelector('[data-missed-again]')?.hasAttribute('hidden')).toBe(true);
    expect(foot.dataset.step).toBe('over');
    fireEvent.click(button(texts.back));
    expect(foot.dataset.state).toBe(stateOf(question(questions.length - 1)));
    expect(foot.dataset.step).toBe('end');
  });

  it('begins again without a countdown that nobody has started', () => {
    const { question, questions, root } = open('readAndSelect');
    for (const form of questions) choose(form, 'Yes');
    fireEvent.click(within(endOf(root)).getByRole('button', { name: texts.again }));
    vi.advanceTimersByTime(60_000);
    expect(stateOf(question(0))).toBeUndefined();
    expect(root.querySelector('[data-counting]')).toBeNull();
    expect(question(0).contains(document.activeElement)).toBe(true);
  });
});

it('a browser that keeps something else under the name of the answers starts anew', () => {
  for (const text of ['[1]', 'null', '{"rs-01":"yes"}', '{"rs-01":[1]}']) {
    window.localStorage.setItem(answersEntry.name, text);
    const { question } = open('readAndSelect');
    expect(stateOf(question(0)), text).toBeUndefined();
  }
});
