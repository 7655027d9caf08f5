import { expect, it, vi } from 'vitest';
import { examCalls as calls } from '../api/contract/exam/exam-calls';
import { secondsLeft, tookMs } from './standing';

it('counts from when a question came, with what its clock had run before', () => {
  vi.spyOn(Date, 'now').mockReturnValue(10_000);
  expect(secondsLeft({ leftMs: 5_000 }, 8_000)).toBe(3);
  expect(secondsLeft({ leftMs: 1_000 }, 8_000)).toBe(1);
  expect(tookMs({ type: 'writingSample', limitMs: 30_000, leftMs: 20_000 }, 8_000)).toBe(12_000);
  // The questions before it have used the rest.
  expect(tookMs({ type: 'interactiveReading', limitMs: 30_000, leftMs: 20_000 }, 8_000)).toBe(2_000);
  vi.restoreAllMocks();
});

it('says of a device that slept for hours no more than the contract takes', () => {
  vi.spyOn(Date, 'now').mockReturnValue(5 * 3_600_000);
  const took = tookMs({ type: 'writingSample', limitMs: 300_000, leftMs: 300_000 }, 0);
  const { body } = calls.answerStep.request;
  expect(body.safeParse({ tab: 'tab-one-1', seq: 0, answer: 'Words.', tookMs: took }).success).toBe(true);
  expect(took).toBeGreaterThan(300_000);
  // Handed in by the clock: nothing was entered while it slept.
  expect(tookMs({ type: 'writingSample', limitMs: 300_000, leftMs: 300_000 }, 0, true)).toBe(300_000);
  expect(tookMs({ type: 'interactiveReading', limitMs: 420_000, leftMs: 90_000 }, 0, true)).toBe(90_000);
  vi.restoreAllMocks();
});
