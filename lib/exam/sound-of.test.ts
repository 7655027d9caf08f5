import { expect, it } from 'vitest';
import { askedItem } from './asked';
import { examBank } from './bank/bank';
import { soundOf } from './sound-of';
import { namedMedia, walk } from './walk';

const bank = examBank();

it('is what was heard when the question was asked, and of no other question', () => {
  const types = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const { planned, sitting } = walk(bank, { seed });
    for (const step of planned) {
      const item = askedItem(step, sitting, namedMedia);
      const name = soundOf(step.unit, step);
      expect(name && namedMedia.sound(name), step.question).toBe('sound' in item ? item.sound : undefined);
      if (name !== undefined) types.add(step.type);
    }
  }
  expect([...types].toSorted()).toEqual(['interactiveListening', 'interactiveSpeaking', 'listenAndType']);
});

it('is none of a question that its unit has lost', () => {
  const [talk] = bank.ofType('interactiveListening');
  const [thread] = bank.ofType('interactiveSpeaking');
  if (!talk || !thread) expect.fail();
  expect(soundOf(talk, { step: 20, question: `${talk.id}-20` })).toBeUndefined();
  expect(soundOf(thread, { step: 19, question: `${thread.id}-20` })).toBeUndefined();
});
