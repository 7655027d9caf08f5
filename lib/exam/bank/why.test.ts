import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ExamTask } from '../../api/contract/exam/steps';
import { locales } from '../../i18n/locales';
import { questionTypes } from '../../questions/types';
import { stepsOf } from '../steps';
import { examBank } from './bank';

const bank = examBank();
const folder = 'content/exam/why';
const files = readdirSync(folder);

const textsIn = (locale: string): ReadonlyMap<string, string> =>
  new Map(
    files
      .filter((name) => name.endsWith(`.${locale}.json`))
      .flatMap((name) =>
        Object.entries(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Record<string, string>),
      ),
  );
const english = textsIn('en');
const idsOf = (type: ExamTask) => bank.ofType(type).map(({ id }) => id);

/** Of these the right wording stands beside what was typed, and says it. */
const selfEvident: ExamTask[] = ['readAndComplete', 'listenAndType'];

/** Questions that somebody judges; a word is explained by its example or its hint. */
const explained = [...bank.units.values()].flatMap((unit) => {
  const { skill } = questionTypes[unit.type];
  const isJudged = skill === 'reading' || skill === 'listening';
  if (!isJudged || unit.type === 'readAndSelect' || selfEvident.includes(unit.type)) return [];
  const names = stepsOf(unit, { seed: 0, answers: [] }).map(({ question }) => question);
  if (unit.type !== 'interactiveListening') return names;
  // Each sentence of the situation has a reason; the summary is writing.
  return [...unit.complete.map((_, place) => `${unit.id}-${place + 1}`), ...names.slice(1, -1)];
});

it('every question has its reason in English', () => {
  expect(explained.filter((question) => (english.get(question)?.length ?? 0) < 25)).toEqual([]);
});

describe.each(locales)('in %s', (locale) => {
  const texts = textsIn(locale);

  it('gives reasons for questions of the bank, and for nothing else', () => {
    const known = new Set([
      ...explained,
      ...selfEvident.flatMap(idsOf),
      ...idsOf('interactiveListening').map((id) => `${id}-9`),
    ]);
    expect([...texts.keys()].filter((question) => !known.has(question))).toEqual([]);
  });

  it('gives none or all, with its English words marked', () => {
    expect([0, explained.length]).toContain(explained.filter((question) => texts.has(question)).length);
    const broken = [...texts].filter(([, text]) => text.split('<en>').length !== text.split('</en>').length);
    expect(broken.map(([question]) => question)).toEqual([]);
  });
});
