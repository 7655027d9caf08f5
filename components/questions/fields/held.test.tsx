// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { GivenAnswer } from '@/lib/questions/kept';
import { draw } from '@/tests/support/components/component';
import { askedOf } from '@/lib/questions/judge/key';
import { BlankField } from './blank';
import { heldPart, type Held, type HeldAnswer } from './held';
import { HighlightField } from './highlight';
import { MenuField } from './menu';
import { OptionsField } from './options';
import { ReadFields } from './read';
import { TextField } from './text-field';

/** Draws fields whose answer the page holds. */
function hold(fields: (held: HeldAnswer) => ReactNode) {
  const onAnswer = vi.fn<(given: GivenAnswer) => void>();
  let last: GivenAnswer = [];
  function Page() {
    const [given, setGiven] = useState<GivenAnswer>([]);
    last = given;
    return <form method="dialog">{fields({ given, onChange: setGiven, onAnswer, first: () => {} })}</form>;
  }
  const { container } = draw(<Page />, 'en', ['questions']);
  return { container, onAnswer, given: () => last };
}

const holdOne = (field: (held: Held) => ReactNode) =>
  hold(({ given, onChange }) => field({ value: given[0] ?? '', onChange: (value) => onChange([value]) }));

const text = askedOf({
  ...{ type: 'readAndComplete', id: 'rc-90', title: 'Work', difficulty: 50 },
  text: 'She wor{ks} at ho{me}.',
});

it('a choice between Yes and No is the answer, by button and by key', () => {
  const word = { type: 'readAndSelect' as const, id: 'rs-90', word: 'harbor' };
  const { onAnswer } = hold((held) => <ReadFields asked={word} held={held} />);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  fireEvent.keyDown(screen.getByRole('group'), { key: 'y' });
  expect(onAnswer.mock.calls).toEqual([[['no']], [['yes']]]);
});

it('gaps are held one by one, and a full one hands on', () => {
  const { given } = hold((held) => <ReadFields asked={text} held={held} />);
  const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!first || !second) return expect.fail('no gaps');
  fireEvent.change(second, { target: { value: 'm' } });
  expect(given()).toEqual(['', 'm']);
  fireEvent.change(first, { target: { value: 'ks' } });
  expect(given()).toEqual(['ks', 'm']);
  expect(document.activeElement).toBe(second);
});

it('keys go from gap to gap as in one text, and the space bar is no letter', async () => {
  const { given } = hold((held) => <ReadFields asked={text} held={held} />);
  const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!first || !second) return expect.fail('no gaps');
  await userEvent.type(first, 'k ');
  expect(given()).toEqual(['k', '']);
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{Backspace}');
  expect(document.activeElement).toBe(first);
  expect(first.selectionStart).toBe(1);
  await userEvent.keyboard('{Backspace}a{ArrowRight}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowLeft}{Enter}m');
  expect(given()).toEqual(['a', 'm']);
  // Keys of an input method, of the browser, and one that is held down.
  first.focus();
  for (const more of [{ isComposing: true }, { altKey: true }, { repeat: true }]) {
    fireEvent.keyDown(first, { key: 'Enter', ...more });
    expect(document.activeElement).toBe(first);
  }
});

it('Enter goes to the next blank, and hands in at the last one', async () => {
  const submitted = vi.fn();
  const { container } = hold((held) =>
    [0, 1].map((index) => (
      <BlankField key={index} name={`b${index}`} number={index + 1} held={heldPart(held, index, 2)} />
    )),
  );
  const form = container.querySelector('form');
  form?.append(document.createElement('button'));
  form?.addEventListener('submit', submitted);
  const [first, second] = screen.getAllByRole('textbox');
  if (!first || !second) return expect.fail('no blanks');
  await userEvent.type(first, 'a cake{Enter}');
  expect(document.activeElement).toBe(second);
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.keyboard('soon{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});

it('what is held and what is not is drawn without what is right', () => {
  const held = hold((answer) => <ReadFields asked={text} held={answer} />);
  const own = draw(<ReadFields asked={text} />, 'en', ['questions']);
  for (const { container } of [held, own]) expect(container.innerHTML).not.toMatch(/data-key|ks\b|\bme\b/);
});

it('a menu, a blank, a text and options hold what is entered', () => {
  const menu = holdOne((held) => <MenuField id="m" number={1} words={['through', 'among']} held={held} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'among' } });
  expect(menu.given()).toEqual(['among']);

  const options = holdOne((held) => (
    <OptionsField id="o" question="Which?" options={['This.', 'That.', 'Both.']} held={held} />
  ));
  fireEvent.click(screen.getByLabelText('Both.'));
  expect(options.given()).toEqual(['2']);
  expect(screen.getByLabelText<HTMLInputElement>('Both.').checked).toBe(true);

  const blank = holdOne((held) => <BlankField name="b" number={1} held={held} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'the dentist' } });
  expect(blank.given()).toEqual(['the dentist']);

  const words = holdOne((held) => <TextField rows={2} held={held} />);
  fireEvent.change(screen.getAllByRole('textbox').at(-1) ?? expect.fail('no text'), {
    target: { value: 'A text.' },
  });
  expect(words.given()).toEqual(['A text.']);
});

it('whole words that are selected are held and shown', () => {
  const { given } = holdOne((held) => (
    <HighlightField question="How?" text="She walked two miles." held={held} />
  ));
  const passage = screen.getByRole<HTMLTextAreaElement>('textbox');
  passage.focus();
  passage.setSelectionRange(6, 12);
  fireEvent.select(passage);
  expect(given()).toEqual(['walked two']);
  expect(screen.getByRole('status').textContent).toBe('walked two');
  // By finger: the first word, then the last.
  for (const [place, words] of [
    [17, 'miles'],
    [5, 'walked two miles'],
    [1, 'She'],
  ] as const) {
    fireEvent.pointerDown(passage, { pointerType: 'touch' });
    passage.setSelectionRange(place, place);
    fireEvent.click(passage);
    fireEvent.select(passage);
    expect(given()).toEqual([words]);
  }
  // A click takes nothing back.
  fireEvent.pointerDown(passage, { pointerType: 'mouse' });
  passage.setSelectionRange(17, 17);
  fireEvent.click(passage);
  fireEvent.select(passage);
  expect(given()).toEqual(['She']);
  for (const key of ['x', 'Backspace', 'Enter']) expect(fireEvent.keyDown(passage, { key }), key).toBe(false);
  for (const key of ['ArrowRight', 'Tab']) expect(fireEvent.keyDown(passage, { key }), key).toBe(true);
});
