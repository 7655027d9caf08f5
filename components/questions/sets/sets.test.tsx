// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readingParts, readingSeconds, sets } from '@/lib/questions/sets';
import { draw } from '@/tests/support/components/component';
import { prepareLiveSets, startSet } from '@/tests/support/components/live-set';
import { catalog } from '@/tests/support/site';
import { ListeningSet } from './listening';
import { ReadingSet } from './reading';
import type { ReactNode } from 'react';

const texts = catalog('en', 'questions');
const [reading] = sets.interactiveReading;
const [listening] = sets.interactiveListening;
prepareLiveSets();
beforeEach(() => {
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      play = () => Promise.resolve();
      pause() {}
    },
  );
});

function open(set: ReactNode) {
  const { container } = draw(set, 'en', ['questions', 'explanations']);
  const root = container.querySelector<HTMLElement>('[role=group]') ?? expect.fail('no set');
  startSet(root);
  return { root, forms: [...root.querySelectorAll('form')] };
}

const press = (place: HTMLElement, name: string) =>
  fireEvent.click(within(place).getByRole('button', { name }));
/** Goes to a question, and presses the one button there. */
function go(root: HTMLElement, form: HTMLElement, step: string) {
  const foot = root.querySelector<HTMLElement>('[data-foot]') ?? expect.fail('no foot');
  const button = foot.querySelector<HTMLButtonElement>('[data-go]') ?? expect.fail('no button');
  const skip = foot.querySelector('[data-skip]') ?? expect.fail('no way past');
  const count = root.querySelectorAll('form').length;
  for (let tries = 0; tries < count && button.getAttribute('form') !== form.id; tries += 1)
    fireEvent.click(skip.hasAttribute('disabled') ? button : skip);
  expect(button.getAttribute('form')).toBe(form.id);
  expect(foot.dataset.step).toBe(step);
  fireEvent.click(button);
}

const stateOf = (form: HTMLElement | undefined) => form?.dataset.state;

it('the menus of a text are judged one by one', () => {
  if (!reading) return expect.fail('no set');
  const {
    root,
    forms: [form = expect.fail('no form')],
  } = open(<ReadingSet set={reading} name="Task" />);
  const menus = within(form).getAllByRole<HTMLSelectElement>('combobox');
  const keys = readingParts(reading.text).flatMap((part) =>
    typeof part !== 'string' && 'words' in part ? [part.words[0] ?? ''] : [],
  );
  expect(menus).toHaveLength(keys.length);
  menus.slice(1).forEach((menu, index) => fireEvent.change(menu, { target: { value: keys[index + 1] } }));
  expect(stateOf(form)).toBeUndefined();
  go(root, form, 'check');
  expect(stateOf(form)).toBe('partly');
  expect(menus.map(({ dataset }) => dataset.mark)).toEqual(
    keys.map((_, index) => (index === 0 ? 'wrong' : 'right')),
  );
  expect(menus.every(({ disabled }) => disabled)).toBe(true);
});

it('a sentence is chosen, and judged when one asks', () => {
  if (!reading) return expect.fail('no set');
  const {
    root,
    forms: [, form = expect.fail('no form')],
  } = open(<ReadingSet set={reading} name="Task" />);
  fireEvent.click(within(form).getByLabelText(reading.missing.wrong[0] ?? ''));
  fireEvent.click(within(form).getByLabelText(reading.missing.right));
  expect(stateOf(form)).toBeUndefined();
  go(root, form, 'check');
  expect(stateOf(form)).toBe('right');
});

it('words are selected in a text that cannot be changed', () => {
  if (!reading) return expect.fail('no set');
  const {
    root,
    forms: [, , form = expect.fail('no form')],
  } = open(<ReadingSet set={reading} name="Task" />);
  const text = within(form).getByRole<HTMLTextAreaElement>('textbox', { name: texts.passage });
  const [{ answer }] = reading.highlights;
  const start = text.value.indexOf(answer);
  press(root, texts.skip);
  press(root, texts.skip);
  text.focus();
  text.setSelectionRange(start, start + answer.length);
  fireEvent(document, new Event('selectionchange'));
  expect(form.querySelector('[data-selected]')?.textContent).toBe(answer);
  go(root, form, 'check');
  expect(stateOf(form)).toBe('right');
});

it('the questions of a set share one time limit', async () => {
  if (!reading) return expect.fail('no set');
  const { root, forms } = open(<ReadingSet set={reading} name="Task" />);
  press(root, texts.start);
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime((readingSeconds(reading) - 1) * 1000);
  const shown = [...root.querySelectorAll('[data-clock]')];
  expect(
    shown.map((one) => one.closest('form')),
    'one beside each question',
  ).toEqual(forms);
  expect(new Set(shown.map((one) => one.textContent))).toEqual(new Set(['0:01']));
  expect(forms.map(stateOf)).toEqual(forms.map(() => undefined));
  vi.advanceTimersByTime(2_000);
  expect(forms.map(stateOf)).toEqual(forms.map(() => 'late'));
});

it('what was understood counts in each of its wordings, and a conversation ends with a summary that nobody judges', () => {
  if (!listening) return expect.fail('no set');
  const { root, forms } = open(<ListeningSet set={listening} name="Task" />);
  const [first = expect.fail('no form'), ...others] = forms;
  const gaps = within(first).getAllByRole('textbox');
  gaps.forEach((gap, index) => {
    fireEvent.input(gap, {
      target: { value: ` ${listening.complete[index]?.answers.at(-1)?.toUpperCase()}. ` },
    });
  });
  go(root, first, 'check');
  expect(stateOf(first)).toBe('right');
  for (const [turn, form] of others.slice(0, -1).entries()) {
    fireEvent.click(within(form).getByLabelText(listening.turns[turn]?.replies.right ?? ''));
    go(root, form, 'check');
    expect(stateOf(form)).toBe('right');
  }
  const last = others.at(-1) ?? expect.fail('no form');
  fireEvent.input(within(last).getByRole('textbox'), { target: { value: 'They traded a shift.' } });
  go(root, last, 'done');
  expect(stateOf(last)).toBe('done');
  expect(root.hasAttribute('data-done')).toBe(true);
});
