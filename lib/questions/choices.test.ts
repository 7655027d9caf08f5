import { expect, it } from 'vitest';
import { choiceOf } from './choices';

const held = { ctrlKey: false, metaKey: false, altKey: false };

it.each([
  ['y', 'KeyY', 'yes'],
  ['N', 'KeyN', 'no'],
  // A German layout has them elsewhere.
  ['y', 'KeyZ', 'yes'],
  ['z', 'KeyY', undefined],
  // Russian, and Japanese while an input method listens.
  ['н', 'KeyY', 'yes'],
  ['Process', 'KeyN', 'no'],
  ['Tab', 'Tab', undefined],
  ['Enter', 'Enter', undefined],
  ['7', 'Digit7', undefined],
])('takes %s on %s for %s', (key, code, choice) => {
  expect(choiceOf({ ...held, key, code })).toBe(choice);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves the browser what it does with %s', (held_) => {
  expect(choiceOf({ ...held, [held_]: true, key: 'n', code: 'KeyN' })).toBeUndefined();
});
