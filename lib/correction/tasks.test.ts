import { expect, it } from 'vitest';
import { correctionTypes } from '@/lib/api/contract/correction/correction';
import { openTasks } from '@/lib/questions/open-items';
import { correctableTypes, modeOf, secondsOf, usualWords } from './tasks';

it('corrects the types that the contract takes', () => {
  expect([...correctableTypes, 'own'].toSorted()).toEqual([...correctionTypes].toSorted());
});

it('has the mode and the time of the tasks that lessons ask', () => {
  const firsts = Object.values(openTasks).flatMap((tasks) => tasks[0] ?? []);
  for (const { type, mode, seconds } of firsts)
    expect([modeOf(type), secondsOf(type)]).toEqual([mode, seconds]);
});

it('takes summaries as written, and Interactive Speaking as said', () => {
  expect([modeOf('summary'), secondsOf('summary')]).toEqual(['write', 75]);
  expect([modeOf('interactiveSpeaking'), secondsOf('interactiveSpeaking')]).toEqual(['speak', 35]);
});

it('knows how many words are usual where it knows the time', () => {
  expect(usualWords({ mode: 'write', seconds: 300 })).toEqual({ low: 100, high: 225 });
  expect(usualWords({ mode: 'speak', seconds: 90 })).toEqual({ low: 105, high: 210 });
  expect(usualWords({ mode: 'write', seconds: null })).toBeNull();
});
