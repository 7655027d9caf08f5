// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answersEntry } from '@/lib/questions/kept';
import { keyIn } from '@/lib/questions/protocol';
import { sets } from '@/lib/questions/sets';
import { draw } from '@/tests/support/components/component';
import { endOf, prepareLiveSets, startSet } from '@/tests/support/components/live-set';
import { catalog } from '@/tests/support/site';
import { PracticeSet } from '../../practice-set';
import { ListeningSet } from '../../sets/listening';
import { ReadingSet } from '../../sets/reading';
import type { ReactNode } from 'react';

const texts = catalog('en', 'questions');
prepareLiveSets();
beforeEach(() => {
  document.documentElement.lang = 'en';
});

/** A set that is alive, at its question of this number. */
function open(set: ReactNode, number = 0, locale: 'en' | 'th' = 'en') {
  const { container } = draw(set, locale, ['questions', 'explanations']);
  const root = container.querySelector<HTMLElement>('[role=group]') ?? expect.fail('no set');
  startSet(root);
  const skip = within(root).getByRole('button', { name: catalog(locale, 'questions').skip });
  for (let times = 0; times < number; times += 1) fireEvent.click(skip);
  const form = root.querySelectorAll('form')[number] ?? expect.fail('no question');
  const check = async () => {
    fireEvent.submit(form);
    await vi.dynamicImportSettled();
  };
  const restart = () => fireEvent.click(within(endOf(root)).getByRole('button', { name: texts.again }));
  return { root, form, check, restart };
}

/** Said to who hears the page, without what joins a number to its word. */
const heard = (place: Element) =>
  place.textContent
    .replace(/\u2060/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const reasonsIn = (form: Element) => [...form.querySelectorAll('.practice-reasons > li')];
const correctionsIn = (form: Element) => [...form.querySelectorAll('.practice-correction')];

describe('gaps that are wrong', () => {
  const task = <PracticeSet type="readAndComplete" name="Task" />;
  const typed = (form: HTMLFormElement, wrong: Readonly<Record<number, string>>) =>
    within(form)
      .getAllByRole<HTMLInputElement>('textbox')
      .map((gap, index) => {
        fireEvent.input(gap, { target: { value: wrong[index] ?? keyIn(form).right[index] } });
        return gap;
      });

  it('stand in their text as they were typed, with the right word and a number; the others stay', async () => {
    const { form, check } = open(task);
    const [first, second, third] = typed(form, { 0: 'q', 1: '' });
    await check();
    expect(correctionsIn(form).map(heard)).toEqual([
      expect.stringMatching(new RegExp(`^${texts.marks.given} \\p{L}*q ${texts.rightIs} \\p{L}+ 1$`, 'u')),
      expect.stringMatching(new RegExp(`^${texts.rightIs} \\p{L}+ 2$`, 'u')),
    ]);
    for (const gap of [first, second]) expect(gap?.closest('[data-gap]')).toHaveProperty('hidden', true);
    expect(third?.closest('[data-gap]')).toHaveProperty('hidden', false);
  });

  it('lead by their number to the reason and back, without a new place in the history', async () => {
    const { form, check } = open(task);
    typed(form, { 1: 'q' });
    await check();
    const link = within(form).getAllByRole('link', { name: 'Reason 1' });
    fireEvent.click(link[0] ?? expect.fail('no number'));
    const [reason] = reasonsIn(form);
    expect(document.activeElement).toBe(reason);
    fireEvent.click(link[1] ?? expect.fail('no way back'));
    expect(document.activeElement).toBe(link[0]);
    expect(window.location.hash).toBe('');
  });

  it('are explained by the sentence that quotes the word, where that means no other gap', async () => {
    const { form, check } = open(task);
    const { right } = keyIn(form);
    typed(form, Object.fromEntries(right.map((_, index) => [index, 'q'])));
    await check();
    const lines = reasonsIn(form).map(heard);
    expect(lines).toHaveLength(right.length);
    expect(lines.find((line) => line.includes(` from `))).toContain(
      'From tells you where the food was made.',
    );
    // It is missing twice; the explanation is about one of them.
    const twice = lines.filter((line) => / and( |$)/.test(line.split(texts.rightIs)[1]?.slice(0, 5) ?? ''));
    expect(twice.length).toBeGreaterThan(1);
    for (const line of twice) expect(line).not.toContain('belong together');
  });

  it('have no reason of their own where a language writes no ends of sentences', async () => {
    document.documentElement.lang = 'th';
    const { form, check } = open(task, 0, 'th');
    typed(form, Object.fromEntries(keyIn(form).right.map((_, index) => [index, 'q'])));
    await check();
    expect(reasonsIn(form).length).toBeGreaterThan(3);
    for (const reason of reasonsIn(form)) expect(reason.querySelector('ins')?.nextElementSibling).toBeNull();
  });

  it('are boxes again when the question is asked again', async () => {
    const { root, form, check, restart } = open(task);
    const [first] = typed(form, { 0: 'q' });
    await check();
    restart();
    await vi.dynamicImportSettled();
    expect(root.querySelector('[data-drawn], [hidden][data-gap]')).toBeNull();
    expect(first?.readOnly).toBe(false);
    expect(document.activeElement).toBe(first);
  });

  it('are marked the same after a reload', async () => {
    const before = open(task);
    typed(before.form, { 0: 'q', 3: '' });
    await before.check();
    const marked = correctionsIn(before.form).map(heard);
    expect(answersEntry.read()).not.toBeNull();
    const { form } = open(task);
    await vi.dynamicImportSettled();
    expect(correctionsIn(form).map(heard)).toEqual(marked);
  });

  it('of a conversation have reasons of their own, and show every letter of what was typed', async () => {
    const [listening = expect.fail('no set')] = sets.interactiveListening;
    const { form, check } = open(<ListeningSet set={listening} name="Task" />);
    const long = 'on the schedule for Sunday evening with a friend';
    const [first, second] = within(form).getAllByRole('textbox');
    fireEvent.input(first ?? expect.fail(), { target: { value: long } });
    fireEvent.input(second ?? expect.fail(), { target: { value: listening.complete[1]?.answers[0] } });
    await check();
    expect(correctionsIn(form)[0]?.querySelector('del')?.textContent).toBe(long);
    const own = [...form.querySelectorAll('details [data-reason]')].map(heard);
    expect(reasonsIn(form).map(heard)).toEqual([
      expect.stringContaining(own[0] ?? 'none'),
      expect.stringContaining(own[2] ?? 'none'),
    ]);
  });
});

describe('a text', () => {
  const [reading = expect.fail('no set')] = sets.interactiveReading;
  const [{ answer }] = reading.highlights;

  it('shows by itself what was to be selected and what was too much, and says so', async () => {
    const { form, check } = open(<ReadingSet set={reading} name="Task" />, 2);
    const field = within(form).getByRole<HTMLTextAreaElement>('textbox', { name: texts.passage });
    const words = answer.split(' ');
    const start = field.value.indexOf(answer);
    field.focus();
    const end = start + answer.length - (words.at(-1)?.length ?? 0) - 1;
    field.setSelectionRange(start - 6, end);
    fireEvent(document, new Event('selectionchange'));
    await check();
    expect(field.hidden).toBe(true);
    const passage =
      within(form).getByRole('group', { name: texts.passage }).querySelector('p') ?? expect.fail();
    expect(heard(passage)).toContain(`${texts.rightIs} ${words.slice(0, -1).join(' ')}`);
    expect(heard(passage)).toContain(`${texts.marks.lacking} ${words.at(-1)}`);
    expect(passage.querySelector('del')?.previousElementSibling?.textContent.trim()).toBe(texts.marks.beyond);
    passage.querySelectorAll('.sr-only').forEach((said) => said.remove());
    expect(passage.textContent).toBe(field.value);
  });

  it('whose words were all selected has nothing struck', async () => {
    const { form, check } = open(<ReadingSet set={reading} name="Task" />, 2);
    const field = within(form).getByRole<HTMLTextAreaElement>('textbox', { name: texts.passage });
    const start = field.value.indexOf(answer);
    field.focus();
    field.setSelectionRange(start, start + answer.length);
    fireEvent(document, new Event('selectionchange'));
    await check();
    expect(form.querySelector('del, .practice-lacking')).toBeNull();
    expect(form.querySelector('.practice-right')?.textContent).toBe(answer);
  });

  it('says of each menu that was wrong what was chosen and what fits', async () => {
    const { form, check } = open(<ReadingSet set={reading} name="Task" />);
    const [menu = expect.fail('no menu')] = within(form).getAllByRole<HTMLSelectElement>('combobox');
    const [right = ''] = keyIn(form).right;
    const wrong = [...menu.options].map(({ value }) => value).find((value) => value && value !== right) ?? '';
    fireEvent.change(menu, { target: { value: wrong } });
    await check();
    expect(correctionsIn(form).map(heard)[0]).toBe(
      `${texts.marks.given} ${wrong} ${texts.rightIs} ${right} 1`,
    );
  });
});

it('says which choice was made and which is right', async () => {
  const { form } = open(<PracticeSet type="readAndSelect" name="Task" />);
  const [right] = keyIn(form).right;
  fireEvent.click(within(form).getByLabelText(right === 'yes' ? 'No' : 'Yes'));
  await vi.dynamicImportSettled();
  const said = [...form.querySelectorAll('.practice-choice')].map(heard);
  expect(said).toEqual(
    right === 'yes'
      ? [`${texts.rightIs} Yes`, `${texts.marks.given} No`]
      : [`${texts.marks.given} Yes`, `${texts.rightIs} No`],
  );
});
