import { expect, it } from 'vitest';
import { fillIn } from './values';

it('fills in the values that there are, and leaves names that every object has as they are', () => {
  expect(fillIn('{days} {constructor} {toString}', { days: '14' })).toBe('14 {constructor} {toString}');
});
