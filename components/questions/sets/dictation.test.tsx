// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { practiceSet } from '@/lib/questions/items';
import { answersEntry } from '@/lib/questions/kept';
import { draw } from '@/tests/support/components/component';
import { catalog } from '@/tests/support/site';
import { PracticeSet } from '../practice-set';
import { startPractice } from '../run/start';

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

function open(type: 'listenAndType') {
  const { container } = draw(<PracticeSet type={type} name="Task" />, 'en', ['questions', 'explanations']);
  const root = container.querySelector<HTMLElement>('[role=group]') ?? expect.fail('no set');
  startPractice(root, over.signal);
  const questions = [...root.querySelectorAll('form')];
  const button = (name: string, place: HTMLElement = root) => within(place).getByRole('button', { name });
  return { question: (index: number) => questions[index] ?? expect.fail('no question'), button };
}

const stateOf = (form: HTMLElement) => form.dataset.state;

describe('a sentence that is heard', () => {
  const [first] = practiceSet('listenAndType');
  const said = first?.sentence ?? '';
  const field = (form: HTMLElement) => within(form).getByRole<HTMLTextAreaElement>('textbox');
  const type = (form: HTMLElement, value: string) => fireEvent.input(field(form), { target: { value } });

  it('is laid beside what was typed, word by word', () => {
    const { question, button } = open('listenAndType');
    type(question(0), said.replace('children', 'childrens').replace('outside ', ''));
    fireEvent.click(button(texts.check, question(0)));
    expect(stateOf(question(0))).toBe('partly');
    const marks = question(0).querySelector('[data-marks]');
    expect(marks?.innerHTML.trim()).toBe(
      'the <del>childrens</del> <ins>children</ins> played <ins>outside</ins> after lunch',
    );
    expect(field(question(0)).readOnly).toBe(true);
  });

  it('is right without capitals and punctuation', () => {
    const { question, button } = open('listenAndType');
    type(question(0), said.toLowerCase().replace('.', ''));
    fireEvent.click(button(texts.check, question(0)));
    expect(stateOf(question(0))).toBe('right');
  });

  it('is heard three times once the countdown was started, and freely before and after', () => {
    const play = vi.fn(() => Promise.resolve());
    vi.stubGlobal(
      'Audio',
      class extends EventTarget {
        play = play;
        pause() {}
      },
    );
    const { question, button } = open('listenAndType');
    const listen = button(texts.listen, question(0)) as HTMLButtonElement;
    for (let turn = 0; turn < 5; turn += 1) fireEvent.click(listen);
    expect(play).toHaveBeenCalledTimes(5);
    fireEvent.click(button(texts.start));
    expect(play).toHaveBeenCalledTimes(6);
    fireEvent.click(listen);
    expect(listen.disabled).toBe(false);
    fireEvent.click(listen);
    expect(listen.disabled).toBe(true);
    fireEvent.click(listen);
    expect(play).toHaveBeenCalledTimes(8);
    type(question(0), said);
    fireEvent.click(button(texts.check, question(0)));
    expect(listen.disabled).toBe(false);
  });
});
