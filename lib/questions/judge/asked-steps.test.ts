import { describe, expect, it } from 'vitest';
import bankListening from '../../../content/bank/interactive-listening.json';
import bankReading from '../../../content/bank/interactive-reading.json';
import bankSpeaking from '../../../content/bank/interactive-speaking.json';
import { setSchemas } from '../schemas';
import { sets } from '../sets';
import { listeningSteps, menusIn, readingSteps } from '../steps';
import { askedListening, askedReading, askedSpeaking, exchangesIn } from './asked-steps';
import { judgeAsked } from './judge-asked';
import { keyOf } from './key';

const readings = [...sets.interactiveReading, ...setSchemas.interactiveReading.parse(bankReading.items)];
const conversations = [
  ...sets.interactiveListening,
  ...setSchemas.interactiveListening.parse(bankListening.items),
];
const aloud = [...sets.interactiveSpeaking, ...setSchemas.interactiveSpeaking.parse(bankSpeaking.items)];
const seeds = Array.from({ length: 40 }, (_, index) => `sitting ${index}`);

/** The names of all fields in a value, however deep. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
  return Array.isArray(value) ? value.flatMap(namesIn) : fields;
}

/** Fields whose value is what is shown; any other would have to be thought about. */
const shown = ['type', 'id', 'step', 'parts', 'words', 'isMissing', 'before', 'after', 'text', 'question'];
const heard = ['type', 'id', 'step', 'frames', 'turn', 'before', 'said', 'reply', 'options'];

describe.each(readings)('$id', (set) => {
  const steps = readingSteps(set);
  const asked = askedReading(set, 'a sitting');
  const said = asked.map((one) => JSON.stringify(one));

  it('is asked by what is shown, and by nothing else', () => {
    expect(asked.map(({ id, step }) => [id, step])).toEqual(steps.map(({ id, step }) => [id, step]));
    for (const name of namesIn(asked)) expect([...shown, 'options']).toContain(name);
  });

  it('says nothing of what is right in a question or after it', () => {
    const [menus = '', missing = '', ...others] = said;
    expect(menus).not.toContain(set.missing.right);
    for (const one of [menus, missing]) expect(one).not.toContain(set.highlights[0].question);
    for (const one of [menus, missing, ...others.slice(0, 2)]) {
      expect(one).not.toContain(set.idea.right);
      expect(one).not.toContain(set.titles.right);
    }
    for (const one of said) expect(one).not.toMatch(/[{][^"}]*[|]/);
    const [, place] = asked;
    if (place?.step !== 'missing') return expect.fail('no place');
    expect(place.before + place.after).not.toContain(set.missing.right);
  });

  it('offers all there is to choose from, the right one nowhere in particular', () => {
    const { parts } = asked[0]?.step === 'menus' ? asked[0] : expect.fail('no menus');
    const words = parts.flatMap((part) => (typeof part !== 'string' && 'words' in part ? [part.words] : []));
    expect(words.map((menu) => menu.toSorted())).toEqual(menusIn(set.text).map((menu) => menu.toSorted()));
    for (const step of steps) {
      if (!('options' in step)) continue;
      const { right, wrong } = step.options;
      const places = seeds.map((seed) => {
        const one = askedReading(set, seed).find(({ id }) => id === step.id);
        const options = one && 'options' in one ? one.options : expect.fail('no options');
        expect(options.toSorted()).toEqual([right, ...wrong].toSorted());
        return options.indexOf(right);
      });
      expect(new Set(places), step.id).toEqual(new Set([0, 1, 2, 3]));
    }
  });
});

describe.each(conversations)('$id', (set) => {
  const steps = listeningSteps(set);
  const asked = askedListening(set, 'a sitting');

  it('is asked by what is shown, and by nothing else', () => {
    expect(asked.map(({ id, step }) => [id, step])).toEqual(steps.map(({ id, step }) => [id, step]));
    for (const name of namesIn(asked)) expect(heard).toContain(name);
    expect(asked[0]).toHaveProperty(
      'frames',
      set.complete.map(({ frame }) => frame),
    );
    expect(Object.keys(asked.at(-1) ?? {})).toEqual(['type', 'id', 'step']);
  });

  it('says nothing of what is heard, of what is right in a question, or of what comes after it', () => {
    for (const one of asked) {
      if (one.step !== 'reply') continue;
      const text = JSON.stringify(one);
      const { right, wrong } = set.turns[one.turn]?.replies ?? expect.fail('no turn');
      expect(one.options.toSorted()).toEqual([right, ...wrong].toSorted());
      expect(one.before).toEqual(exchangesIn(set).slice(0, one.turn));
      for (const later of set.turns.slice(one.turn)) expect(text).not.toContain(later.said);
      for (const later of set.turns.slice(one.turn + 1)) expect(text).not.toContain(later.replies.right);
      expect(text).not.toContain(set.summary);
    }
  });

  it('is told by the questions that its turns were, each with its right reply', () => {
    const replies = steps.flatMap((step) => (step.step === 'reply' ? [step] : []));
    expect(exchangesIn(set)).toEqual(
      replies.map(({ id, said, replies: { right } }) => ({ id, said, reply: right })),
    );
  });
});

it('a conversation that is answered aloud is heard, and nothing of it is read', () => {
  for (const set of aloud) {
    expect(askedSpeaking(set)).toHaveLength(set.questions.length);
    for (const one of askedSpeaking(set)) expect(Object.keys(one)).toEqual(['type', 'id']);
  }
});

describe('judgeAsked', () => {
  const steps = [...readings.flatMap(readingSteps), ...conversations.flatMap(listeningSteps)];
  const shownBy = (seed: string) =>
    new Map(
      [
        ...readings.flatMap((set) => askedReading(set, seed)),
        ...conversations.flatMap((set) => askedListening(set, seed)),
      ].map((one) => [one.id, one]),
    );

  it.each(seeds.slice(0, 8))(
    'takes what is right for right however it is mixed, and no other option: %s',
    (seed) => {
      const asked = shownBy(seed);
      for (const step of steps) {
        const one = asked.get(step.id);
        const right = keyOf(step).right.map((wordings) => wordings.split('|')[0] ?? '');
        if (!one || !('options' in one)) {
          const { score } = judgeAsked(step, right, seed);
          expect(score.right, step.id).toBe(score.of);
          continue;
        }
        const options = 'options' in step ? step.options : 'replies' in step ? step.replies : expect.fail();
        for (const [place, option] of one.options.entries()) {
          const { score, marks } = judgeAsked(step, [String(place)], seed);
          expect(score, step.id).toEqual({ right: option === options.right ? 1 : 0, of: 1 });
          expect(marks).toEqual({ of: 'choice', right: String(one.options.indexOf(options.right)) });
        }
      }
    },
  );

  it('takes nothing that was not shown, and no answer for wrong', () => {
    const [, step = expect.fail('no step')] = readings.flatMap(readingSteps);
    for (const given of [[], [''], ['4'], ['-1'], [' 0'], ['00'], ['0x0']])
      for (const seed of seeds) expect(judgeAsked(step, given, seed).score).toEqual({ right: 0, of: 1 });
  });

  it('judges by places in the file where nothing was mixed, as browsers keep them', () => {
    const [, step = expect.fail('no step')] = readings.flatMap(readingSteps);
    expect(judgeAsked(step, ['0'], undefined).score.right).toBe(1);
    expect(judgeAsked(step, ['1'], undefined).score.right).toBe(0);
  });
});

it('the right option stands at each place about as often as at any other', () => {
  const places = seeds.flatMap((seed) =>
    readings.flatMap((set) =>
      askedReading(set, seed).flatMap((one, index) => {
        const step = readingSteps(set)[index];
        return step && 'options' in step && 'options' in one ? [one.options.indexOf(step.options.right)] : [];
      }),
    ),
  );
  for (const place of [0, 1, 2, 3]) {
    const share = places.filter((one) => one === place).length / places.length;
    expect(share, String(place)).toBeGreaterThan(0.2);
    expect(share, String(place)).toBeLessThan(0.3);
  }
});
