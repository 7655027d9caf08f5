import { expect, it } from 'vitest';
import { loudness } from './level';

it('is nothing in silence, well seen for speech, and never more than all', () => {
  expect(loudness(new Float32Array(8))).toBe(0);
  expect(loudness(new Float32Array(8).fill(0.05))).toBeGreaterThan(0.25);
  expect(loudness(new Float32Array([-1, 1, -1, 1]))).toBe(1);
});
