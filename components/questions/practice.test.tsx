// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gapsOf } from '@/lib/questions/gaps';
import { practiceSet, type QuestionType } from '@/lib/questions/items';
import { answersEntry } from '@/lib/questions/kept';
import { draw } from '@/tests/support/components/component';
import { catalog } from '@/tests/support/site';
import { PracticeSet } from './practice-set';
import { startPractice } from './run/start';

const texts = catalog('en', 'questions');
let over = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
  answersEntry.remove();
  over = new AbortController();
});
afterEach(() => {
  over.abort();
  vi.useRealTimers();
});

/** The practice set of a type, alive. */
function open(type: QuestionType) {
  const { container } = draw(<PracticeSet type={type} name="Task" />, 'en', ['questions', 'explanations']);
  const root = within(container).getByRole('group', { name: texts.label.replace('{name}', 'Task') });
  startPractice(root, over.signal);
  const questions = [...root.querySelectorAll('form')];
  const button = (name: string, place: HTMLElement = root) => within(place).getByRole('button', { name });
  return {
    root,
    questions,
    question: (index: number) => questions[index] ?? expect.fail('no question'),
    button,
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

  it('has five seconds once the countdown was started, and none to lose before', () => {
    const { question, button, root } = open('readAndSelect');
    vi.advanceTimersByTime(60_000);
    expect(stateOf(question(0))).toBeUndefined();
    fireEvent.click(button(texts.start));
    vi.advanceTimersByTime(3_100);
    expect(question(0).querySelector('[data-clock]')?.textContent).toBe('0:02');
    vi.advanceTimersByTime(2_000);
    expect(stateOf(question(0))).toBe('late');
    expect(answersEntry.read()).toEqual({ [words[0]?.id ?? '']: [] });
    vi.advanceTimersByTime(60_000);
    expect(stateOf(question(1))).toBeUndefined();
    fireEvent.click(button(texts.next, question(0)));
    expect(root.contains(document.activeElement)).toBe(true);
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
    startPractice(root, over.signal);
    expect(form?.dataset.state).toBe('right');
  });

  it('counts for the result, which all of them together make', () => {
    const { root, question, questions, button } = open('readAndSelect');
    questions.forEach((form, index) => choose(form, index === 0 ? wrong(0) : right(index)));
    expect(root.hasAttribute('data-done')).toBe(true);
    const result = root.querySelector('[data-result]') ?? expect.fail('no result');
    expect(result.textContent).toBe(texts.result.replace('<right></right>', '4').replace('<of></of>', '5'));
    fireEvent.click(button(texts.again));
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
});

describe('missing letters', () => {
  const [passage] = practiceSet('readAndComplete');
  const keys = gapsOf(passage?.text ?? '').map(({ missing }) => missing);

  it('are judged word by word when one asks, with capitals or without', () => {
    const { question, button } = open('readAndComplete');
    const gaps = gapsIn(question(0));
    expect(gaps).toHaveLength(keys.length);
    fireEvent.input(gaps[0] ?? expect.fail(), { target: { value: keys[0]?.toUpperCase() } });
    expect(stateOf(question(0))).toBeUndefined();
    fireEvent.click(button(texts.check, question(0)));
    expect(stateOf(question(0))).toBe('partly');
    const said = question(0).querySelector('[data-when="partly"]')?.textContent;
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

  it('typed so far count when the time is over', () => {
    const { question, button } = open('readAndComplete');
    fireEvent.click(button(texts.start));
    fireEvent.input(gapsIn(question(0))[0] ?? expect.fail(), { target: { value: keys[0] } });
    vi.advanceTimersByTime(181_000);
    expect(stateOf(question(0))).toBe('partly');
  });

  it('of one word are right or wrong', () => {
    const [sentence] = practiceSet('fillInTheBlanks');
    const missing = gapsOf(sentence?.sentence ?? '')[0]?.missing ?? '';
    const { question, button } = open('fillInTheBlanks');
    fireEvent.input(gapsIn(question(0))[0] ?? expect.fail(), { target: { value: missing } });
    fireEvent.click(button(texts.check, question(0)));
    expect(stateOf(question(0))).toBe('right');
    const [gap = expect.fail()] = gapsIn(question(1));
    fireEvent.input(gap, { target: { value: '?' } });
    fireEvent.click(button(texts.check, question(1)));
    expect(stateOf(question(1))).toBe('wrong');
  });

  it('are not judged before there is one, which is said until one is typed', () => {
    const { question, button, root } = open('fillInTheBlanks');
    const [gap = expect.fail()] = gapsIn(question(0));
    fireEvent.click(button(texts.check, question(0)));
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
  it('comes back from the last question to those that were skipped', () => {
    const { question, questions, button } = open('readAndSelect');
    const last = question(questions.length - 1);
    const skipped = () => within(last).queryByRole('button', { name: texts.skipped });
    for (const form of [question(0), question(2), question(3), last]) choose(form, 'Yes');
    expect(skipped()?.hidden).toBe(false);
    fireEvent.click(button(texts.skipped, last));
    expect(question(1).contains(document.activeElement)).toBe(true);
    choose(question(1), 'Yes');
    expect(skipped()).toBeNull();
  });

  it('begins again without a countdown that nobody has started', () => {
    const { question, questions, button, root } = open('readAndSelect');
    for (const form of questions) choose(form, 'Yes');
    fireEvent.click(button(texts.again));
    vi.advanceTimersByTime(60_000);
    expect(stateOf(question(0))).toBeUndefined();
    expect(root.querySelector('[data-counting]')).toBeNull();
    expect(question(0).contains(document.activeElement)).toBe(true);
  });

  it('goes on by keyboard from where a question was answered', () => {
    const { question, button } = open('readAndSelect');
    choose(question(0), 'Yes');
    expect(document.activeElement).toBe(button(texts.next, question(0)));
  });
});

it('a browser that keeps something else under the name of the answers starts anew', () => {
  for (const text of ['[1]', 'null', '{"rs-01":"yes"}', '{"rs-01":[1]}']) {
    window.localStorage.setItem(answersEntry.name, text);
    const { question } = open('readAndSelect');
    expect(stateOf(question(0)), text).toBeUndefined();
  }
});
