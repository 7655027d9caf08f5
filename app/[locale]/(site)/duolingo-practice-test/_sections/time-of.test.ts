import { describe, expect, it } from 'vitest';
import { questionTypes } from '@/lib/questions/types';
import { timeOf } from './time-of';
import { testStages } from './stages';

describe('timeOf', () => {
  it.each([
    ['readAndSelect', 'each', [5]],
    ['interactiveReading', 'either', [420, 480]],
    ['interactiveListening', 'partsEach', [390, 75]],
    ['readThenSpeak', 'parts', [20, 90]],
    ['interactiveWriting', 'followed', [30, 300, 180]],
  ] as const)('says the limits of %s in the order in which they come', (type, form, seconds) => {
    expect(timeOf(questionTypes[type].limits)).toEqual({ form, seconds });
  });
});

describe('testStages', () => {
  it('make one hour', () => {
    expect(testStages.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60);
  });
});
