// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { practiceSet } from '@/lib/questions/items';
import { draw } from '@/tests/support/components/component';
import { prepareLiveSets, startSet } from '@/tests/support/components/live-set';
import { catalog } from '@/tests/support/site';
import { PracticeSet } from '../practice-set';

const texts = catalog('en', 'questions');
prepareLiveSets();

function open(type: 'listenAndType') {
  const { container } = draw(<PracticeSet type={type} name="Task" />, 'en', ['questions', 'explanations']);
  const root = container.querySelector<HTMLElement>('[role=group]') ?? expect.fail('no set');
  startSet(root);
  const questions = [...root.querySelectorAll('form')];
  const button = (name: string, place: HTMLElement = root) => within(place).getByRole('button', { name });
  const check = () => fireEvent.click(root.querySelector('[data-go]') ?? expect.fail('no button'));
  return { question: (index: number) => questions[index] ?? expect.fail('no question'), button, check };
}

/** Presses a button, and waits for what plays the recordings. */
async function press(button: HTMLElement): Promise<void> {
  fireEvent.click(button);
  await vi.dynamicImportSettled();
}

const heard = (place: Element) =>
  place.textContent
    .replace(/\u2060/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const stateOf = (form: HTMLElement) => form.dataset.state;

describe('a sentence that is heard', () => {
  const [first] = practiceSet('listenAndType');
  const said = first?.sentence ?? '';
  const field = (form: HTMLElement) => within(form).getByRole<HTMLTextAreaElement>('textbox');
  const type = (form: HTMLElement, value: string) => fireEvent.input(field(form), { target: { value } });

  it('is laid beside what was typed, word by word, each slip with a number and its kind', async () => {
    const { question, check } = open('listenAndType');
    type(question(0), said.replace('children', 'childrens').replace('outside ', ''));
    check();
    expect(stateOf(question(0))).toBe('partly');
    expect(field(question(0)).readOnly).toBe(true);
    await vi.dynamicImportSettled();
    const marks = question(0).querySelector('[data-marks]');
    expect(marks && heard(marks)).toBe(
      `the ${texts.marks.given} childrens ${texts.rightIs} children 1 played ${texts.rightIs} outside 2 after lunch`,
    );
    expect([...(marks?.querySelectorAll('del') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'childrens',
    ]);
    expect([...(marks?.querySelectorAll('ins') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'children',
      'outside',
    ]);
    const reasons = [...question(0).querySelectorAll('.practice-reasons p')].map(heard);
    expect(reasons).toEqual([
      `${texts.marks.given} childrens ${texts.rightIs} children ${texts.marks.ending}`,
      `${texts.rightIs} outside ${texts.marks.missing}`,
    ]);
  });

  it('is right without capitals and punctuation', () => {
    const { question, check } = open('listenAndType');
    type(question(0), said.toLowerCase().replace('.', ''));
    check();
    expect(stateOf(question(0))).toBe('right');
  });

  it('is heard three times once the countdown was started, and freely before and after', async () => {
    const play = vi.fn(() => Promise.resolve());
    vi.stubGlobal(
      'Audio',
      class extends EventTarget {
        play = play;
        pause() {}
      },
    );
    const { question, button, check } = open('listenAndType');
    const listen = button(texts.listen, question(0)) as HTMLButtonElement;
    const isPlaying = () => listen.getAttribute('aria-pressed') === 'true';
    // Each press that begins it is followed by one that ends it.
    for (let turn = 0; turn < 10; turn += 1) await press(listen);
    expect(play).toHaveBeenCalledTimes(5);
    await press(button(texts.start));
    expect(play).toHaveBeenCalledTimes(6);
    expect(isPlaying()).toBe(true);
    for (let turn = 0; turn < 4; turn += 1) await press(listen);
    expect(listen.disabled).toBe(false);
    await press(listen);
    expect(listen.disabled).toBe(true);
    await press(listen);
    expect(play).toHaveBeenCalledTimes(8);
    type(question(0), said);
    check();
    await vi.dynamicImportSettled();
    expect(listen.disabled).toBe(false);
    await press(button(texts.slower, question(0)));
    expect(play).toHaveBeenCalledTimes(9);
    expect(isPlaying()).toBe(true);
  });
});
