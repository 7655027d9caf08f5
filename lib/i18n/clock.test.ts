import { expect, it } from 'vitest';
import { clock } from './clock';

it('writes seconds in two digits', () => {
  expect([5, 60, 75, 390].map(clock)).toEqual(['0:05', '1:00', '1:15', '6:30']);
});
