import { expect, it } from 'vitest';
import { openTasks } from '../open-items';
import { sets } from '../sets';
import { speakingSteps } from '../steps';
import { questionTypes } from '../types';
import { bankItems } from './bank-file';
import { tasksIn } from './bank-item';
import { bankTypes } from './bank-types';
import { answeredTasks } from './open-bank';

const all = Object.values(answeredTasks).flat();

it('has every task of the lessons and of the bank, each once', () => {
  const ofBank = bankTypes
    .filter((type) => questionTypes[type].form === 'task')
    .flatMap((type) => bankItems(type))
    .flatMap((item) => ('prompt' in item ? tasksIn(item) : []));
  const threads = [...sets.interactiveSpeaking, ...bankItems('interactiveSpeaking')];
  const spoken = threads.flatMap((thread) => ('questions' in thread ? speakingSteps(thread) : []));
  const ids = [...Object.values(openTasks).flat(), ...ofBank, ...spoken].map(({ id }) => id);
  expect(all.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

it('says of the second part of a task what the first asked', () => {
  const seconds = answeredTasks.interactiveWriting.filter(({ before }) => before !== undefined);
  expect(seconds.map(({ id }) => id)).toEqual(
    answeredTasks.interactiveWriting.map(({ id }) => id).filter((id) => id.endsWith('-2')),
  );
  const [first, second] = answeredTasks.interactiveWriting;
  expect(second?.before).toBe(first?.prompt);
});

it('has the time limits of the test', () => {
  for (const { type, seconds } of all) if (type === 'interactiveSpeaking') expect(seconds).toBe(35);
  expect(answeredTasks.speakingSample[0]).toMatchObject({ prepare: 30, seconds: 180, mode: 'speak' });
});
