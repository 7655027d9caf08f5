// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { askedReading, type AskedReading } from '@/lib/questions/judge/asked-steps';
import { judgeAsked } from '@/lib/questions/judge/judge-asked';
import type { GivenAnswer } from '@/lib/questions/kept';
import { sets } from '@/lib/questions/sets';
import { menusIn, readingSteps } from '@/lib/questions/steps';
import { draw } from '@/tests/support/components/component';
import { ReadingFields } from './reading-fields';

const [set = expect.fail('no set')] = sets.interactiveReading;
const seed = 'a sitting';
const steps = readingSteps(set);
const asked = askedReading(set, seed);

/** Draws a question as an exam does, and judges it as its server does. */
function sit(name: AskedReading['step']) {
  const index = asked.findIndex(({ step }) => step === name);
  const [shown, item] = [asked[index] ?? expect.fail(name), steps[index] ?? expect.fail(name)];
  let last: GivenAnswer = [];
  function Page() {
    const [given, setGiven] = useState<GivenAnswer>([]);
    last = given;
    const held = { given, onChange: setGiven, onAnswer: setGiven, first: () => {} };
    return <ReadingFields asked={shown} held={held} />;
  }
  const { container } = draw(<Page />, 'en', ['questions']);
  return { container, judged: () => judgeAsked(item, last, seed).score };
}

it('menus are held one by one, and the server judges them', () => {
  const { judged } = sit('menus');
  const words = menusIn(set.text).map(([right = '']) => right);
  screen
    .getAllByRole('combobox')
    .forEach((menu, index) => fireEvent.change(menu, { target: { value: words[index] } }));
  expect(judged()).toEqual({ right: words.length, of: words.length });
});

it.each(['missing', 'idea', 'titles'] as const)('an option is judged by what it says: %s', (step) => {
  const { judged, container } = sit(step);
  expect(container.innerHTML).not.toMatch(/data-key/);
  fireEvent.click(screen.getByLabelText(set[step].wrong[0] ?? ''));
  expect(judged()).toEqual({ right: 0, of: 1 });
  fireEvent.click(screen.getByLabelText(set[step].right));
  expect(judged()).toEqual({ right: 1, of: 1 });
});

it('words are selected, and judged by how much of the answer they are', () => {
  const { judged } = sit('highlight');
  const text = screen.getByRole<HTMLTextAreaElement>('textbox');
  const [{ answer }] = set.highlights;
  const start = text.value.indexOf(answer);
  text.setSelectionRange(start, start + answer.length);
  fireEvent.select(text);
  const { right, of } = judged();
  expect(right).toBe(of);
});
