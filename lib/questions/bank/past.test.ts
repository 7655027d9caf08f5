import { expect, it } from 'vitest';
import { bankItems } from './bank-file';
import { questionsOf } from './bank-item';
import { keyOf } from '../judge/key';
import { pastOf } from './past';

it('tells what was answered, with its share of right parts, and what waits, the last one first', () => {
  const [first, second, third] = bankItems('fillInTheBlanks');
  const right = first ? keyOf(questionsOf(first)[0] ?? expect.fail()).right : [];
  const past = pastOf(
    bankItems('fillInTheBlanks'),
    { [first?.id ?? '']: right, [second?.id ?? '']: [] },
    { [first?.id ?? '']: 10, [second?.id ?? '']: 30, [third?.id ?? '']: 20 },
  );
  expect(past.map(({ id, at, credit }) => [id, at, credit])).toEqual([
    [second?.id, 30, 0],
    [third?.id, 20, undefined],
    [first?.id, 10, 1],
  ]);
});

it('knows a conversation by any of its questions, and a task that nobody judges as done', () => {
  const [talk] = bankItems('interactiveListening');
  const [task] = bankItems('interactiveWriting');
  const past = pastOf(
    [talk ?? expect.fail(), task ?? expect.fail()],
    { [`${talk?.id}-4`]: ['0'], [`${task?.id}-1`]: ['A text.'] },
    {},
  );
  expect(past.map(({ id, at, credit }) => [id, at, credit])).toEqual([
    [talk?.id, 0, 1],
    [task?.id, 0, 1],
  ]);
});
