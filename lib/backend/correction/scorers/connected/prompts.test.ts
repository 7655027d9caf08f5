import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { criteria, markKinds } from '@/lib/correction/correction';
import { locales } from '@/lib/i18n/locales';
import { scoreTable } from '@/lib/site/score-table';
import { task } from '@/tests/doubles/ai/scorer-site';
import { answerSchema, againSchema, givenAnswer, givenMarks } from './answer-shape';
import { messagesAgain, messagesFor } from './messages';
import { readPrompts, versionOf } from './prompts';
import { rangeOf, steps } from './range';
import { saidIn } from './said';
import { spokenFacts } from './spoken-facts';
import { emptyInstance } from '@/tests/doubles/ai/empty-instance';

const prompts = readPrompts();
const scopes = [
  { mode: 'write', timed: false },
  { mode: 'speak', timed: false },
  { mode: 'speak', timed: true },
] as const;

describe('the prompts', () => {
  it('are all those files', () => {
    const files = readdirSync('content/prompts').filter((name) => name.startsWith('correction'));
    expect(
      Object.keys(prompts)
        .map((name) => `${name}.md`)
        .sort(),
    ).toEqual(files.sort());
  });

  it('have every name in braces filled in, in every language and mode', () => {
    for (const locale of locales) {
      for (const scope of scopes) {
        const first = messagesFor(prompts, { ...scope, locale }, { task, text: 'Hello.', measured: '- 1' });
        const all = messagesAgain(prompts, first, { answered: {}, unfit: [] });
        expect(all.map(({ content }) => content).join('\n')).not.toMatch(/\{\w+\}/);
      }
    }
  });

  it('say what each kind and each criterion is', () => {
    const kinds = [...prompts['correction-kinds'].matchAll(/^- `(\w+)`:/gm)].map(([, kind]) => kind);
    expect(kinds).toEqual([...markKinds]);
    const named = [
      ...`${prompts['correction-criteria']}\n${prompts['correction-times']}`.matchAll(/^- `(\w+)`:/gm),
    ];
    expect(named.map(([, name]) => name)).toEqual([...criteria]);
  });

  it('have the levels as the table of the site has them', () => {
    const bands = [...prompts['correction-levels'].matchAll(/^- (\d+) to (\d+) \((.+?)\):/gm)];
    const told = bands.map(([, low, high, cefr = '']) => [
      Number(low),
      Number(high),
      cefr.replace(' to ', '–'),
    ]);
    const cefrs = [...new Set(scoreTable.map(({ cefr }) => cefr))].reverse();
    expect(told.map(([, , cefr]) => cefr)).toEqual(cefrs);
    for (const [low = 0, high = 0, cefr] of told) {
      const scores = scoreTable.filter((row) => row.cefr === cefr).map(({ det }) => det);
      expect(high).toBe(Math.max(...scores));
      // The last row stands for all below it.
      expect(low).toBe(cefr === 'A1–A2' ? steps[0] : Math.min(...scores));
    }
  });

  it('have a version that changes with each of them', () => {
    const other = { ...prompts, 'correction-kinds': `${prompts['correction-kinds']}.` };
    expect(versionOf(other)).not.toBe(versionOf(prompts));
    expect(versionOf(readPrompts())).toBe(versionOf(prompts));
  });

  it('name the language in English, and no text of a learner', () => {
    const [system] = messagesFor(
      prompts,
      { mode: 'write', timed: false, locale: 'zh' },
      { task, text: 'A secret.', measured: '' },
    );
    expect(system?.content).toContain('Simplified Chinese');
    expect(system?.content).not.toContain('secret');
    expect(system?.content).not.toContain(task.prompt);
  });
});

describe('the schema', () => {
  it.each(scopes)('is what is looked for ($mode, times: $timed)', (of) => {
    const scope = { ...of, locale: 'fr' } as const;
    const { schema } = answerSchema(scope, steps);
    expect(givenAnswer(scope).safeParse(emptyInstance(schema)).success).toBe(true);
    expect(givenMarks(scope).safeParse(emptyInstance(againSchema(scope).schema)).success).toBe(true);
    expect(JSON.stringify(schema).includes('"pronunciation"')).toBe(of.timed);
    expect(JSON.stringify(schema).includes('"spelling"')).toBe(of.mode === 'write');
  });

  it('says of every object that it has these fields and no other', () => {
    const objects: Record<string, unknown>[] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('type' in node && node.type === 'object') objects.push(node as Record<string, unknown>);
      for (const inner of Object.values(node)) walk(inner);
    };
    walk(answerSchema({ mode: 'write', timed: false, locale: 'en' }, steps).schema);
    expect(objects).toHaveLength(4);
    for (const { required, properties, additionalProperties } of objects) {
      expect(required).toEqual(Object.keys(properties as object));
      expect(additionalProperties).toBe(false);
    }
  });
});

it('takes ranges on the scale alone, 10 to 40 wide', () => {
  const long = 'word '.repeat(20);
  for (const [low, high, isTaken] of [
    [10, 20, true],
    [120, 160, true],
    [100, 105, false],
    [100, 145, false],
    [5, 20, false],
    [150, 165, false],
  ] as const) {
    expect(rangeOf({ low, high }, long), `${low} to ${high}`).toEqual(isTaken ? { low, high } : null);
  }
  expect(rangeOf({ low: 100, high: 120 }, "It's fourteen words, ".repeat(4))).toBeNull();
});

it.each([
  ['en', 'Use  <en>a</en> here.\n', 'Use <en>a</en> here.'],
  ['en', 'Use **a** or `an`.', 'Use a or an.'],
  ['en', '\u202eUse a\u200b.', 'Use a.'],
  ['en', 'a < b', undefined],
  ['en', '<EN>a</EN>', undefined],
  ['ja', 'Only English.', undefined],
  ['ja', '<en>a</en>を使います。', '<en>a</en>を使います。'],
  ['ja', 'Use <en>日本</en>', undefined],
  ['ru', 'Нужно <en>a</en>.', 'Нужно <en>a</en>.'],
  ['de', 'Hier steht <en>a</en>.', 'Hier steht <en>a</en>.'],
] as const)('shows in %s of %j: %j', (locale, text, shown) => {
  expect(saidIn(locale, text)?.text).toBe(shown);
});

it('measures pace, pauses, stretches and repetition from the moments of words', () => {
  const said = 'Um so I I think (pause) that it is good'.split(' ');
  let moment = 0;
  const words = said.flatMap((word) => {
    if (word === '(pause)') {
      moment += 2;
      return [];
    }
    moment += 0.5;
    return [{ word, start: moment - 0.4, end: moment }];
  });
  expect(spokenFacts(words)).toBe(
    [
      '- 9 words in 6 seconds: 84 words a minute.',
      '- Pauses of a second or longer: 1, such as 2.1 s in “think … that”.',
      '- The longest stretch without a pause: 5 words in 2 seconds.',
      '- Sounds such as um: 1.',
      '- Words said twice in a row: i.',
    ].join('\n'),
  );
  expect(spokenFacts([])).toBe('');
});
