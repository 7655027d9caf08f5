import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examTasks } from '../../api/contract/exam/steps';
import { examBank } from './bank';
import { contentOf, doubled, knownIn, ownTexts, publishedWords, textsIn, wordsWithGaps } from './content';
import { examSchemas, type ExamFile } from './schemas';

const names = Object.keys(examSchemas) as ExamFile[];

/** At least so many, for three exams without a repetition at any level. */
const least: Record<ExamFile, number> = {
  'read-and-select': 240,
  'fill-in-the-blanks': 60,
  'read-and-complete': 24,
  'listen-and-type': 60,
  'interactive-reading': 9,
  'interactive-listening': 9,
  'interactive-speaking': 9,
  'interactive-writing': 9,
  'read-then-speak': 9,
  'writing-sample': 9,
  'speaking-sample': 9,
  photos: 12,
};

describe.each(names)('%s', (name) => {
  const items = contentOf(name);

  it('has enough, with names in their order', () => {
    expect(items.length).toBeGreaterThanOrEqual(least[name]);
    const numbers = items.map(({ id }) => Number(id.slice(3)));
    expect(numbers).toEqual(items.map((_, place) => place + 1));
  });

  it('goes from easy to hard, from 40 to 150 without a hole', () => {
    const levels = items.flatMap((item) => ('difficulty' in item ? [item.difficulty] : []));
    if (levels.length === 0) return;
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect([levels.at(0), levels.at(-1)]).toEqual([40, 150]);
    const steps = levels.slice(1).map((level, place) => level - (levels[place] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(levels.length < 20 ? 15 : 5);
    const bands = Array.from({ length: 11 }, (_, band) => 40 + band * 10);
    const counts = bands.map((from) => levels.filter((level) => level >= from && level < from + 10).length);
    // The last band has one level more.
    expect(Math.max(...counts.slice(0, -1)) - Math.min(...counts)).toBeLessThanOrEqual(
      Math.ceil(levels.length / 30),
    );
  });

  it('says nothing that was published', () => {
    // Photos ask what all photos ask.
    const isOwn = (text: string) => name !== 'photos' || !text.endsWith('in the photo.');
    const found = items.flatMap((item) =>
      ownTexts(item).flatMap((text) => {
        const run = isOwn(text) ? knownIn(text) : undefined;
        return run === undefined ? [] : [`${name} ${item.id}: ${run}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it('has typographic apostrophes and quotes, and no space too many', () => {
    const found = items.flatMap((item) =>
      textsIn(item)
        .filter((text) => /['"`]| {2}|^\s|\s$|[^\x20-\x7e’“”…é\n]/.test(text))
        .map((text) => `${name} ${item.id}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the whole bank', () => {
  const all = names.flatMap((name) => contentOf(name).map((item) => ({ name, item })));

  it('has no two texts that are the same', () => {
    const texts = all.flatMap(({ name, item }) =>
      ownTexts(item).map((text) => ({ where: `${name} ${item.id}`, text: text.toLowerCase() })),
    );
    const seen = new Map<string, string>();
    const found = texts.flatMap(({ where, text }) => {
      const before = seen.get(text);
      seen.set(text, where);
      return before === undefined || text.endsWith('in the photo.') ? [] : [`${before}, ${where}: ${text}`];
    });
    expect(found).toEqual([]);
  });

  it('asks for no word that other questions ask for', () => {
    const words = contentOf('read-and-select').map(({ word }) => word);
    expect(doubled(words)).toEqual([]);
    expect(words.filter((word) => publishedWords.has(word))).toEqual([]);
    const blanks = contentOf('fill-in-the-blanks').flatMap(({ sentence }) => wordsWithGaps(sentence));
    expect(doubled([...blanks, ...words])).toEqual([]);
    expect(blanks.filter((word) => publishedWords.has(word))).toEqual([]);
  });

  it('is read whole, with stories and facts, and with photos of both tasks', () => {
    const bank = examBank(new Map([['xf-001', 71.5]]));
    expect(bank.units.size).toBe(all.length);
    for (const type of examTasks) expect(bank.ofType(type).length, type).toBeGreaterThan(2);
    const kinds = bank
      .ofType('interactiveReading')
      .map((unit) => (unit.type === 'interactiveReading' ? unit.kind : ''));
    expect(kinds.filter((kind) => kind === 'story')).toHaveLength(kinds.length / 2);
    expect(bank.ofType('writeAboutThePhoto')).toHaveLength(9);
    expect(bank.ofType('speakAboutThePhoto')).toHaveLength(3);
    const levels = ['xf-001', 'xf-002', 'xr-01-3', 'xl-12', 'xw-01-1', 'xx-01', 'nothing'];
    expect(levels.map(bank.difficultyOf)).toEqual([71.5, 40, 40, 150, undefined, undefined, undefined]);
  });

  it('has a drawing for every photo, a scene for each, and no drawing for nothing', () => {
    const scenes = contentOf('photos').map(({ scene }) => scene);
    expect(doubled(scenes)).toEqual([]);
    const files = scenes.map(
      (scene) => `${scene.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`,
    );
    expect(readdirSync('content/exam/photos').toSorted()).toEqual(files.toSorted());
  });
});
