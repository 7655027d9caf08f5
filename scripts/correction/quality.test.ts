import { readFileSync } from 'node:fs';
import prettier from 'prettier';
import { describe, expect, it } from 'vitest';
import { samples, sampleScores, marksIn } from '@/lib/questions/samples';
import type { CorrectionType } from '@/lib/correction/correction';
import { evidenceOf } from '@/lib/correction/text/evidence';
import { lintsOf } from './harper';
import { figuresOf, placeOf, taskOf, type Measured } from './compare';
import { disagreements, documentFile, withTables } from './report';
import { answers, measureSet, type MeasuredSet } from './set';

const sentence = (wrong: string): Measured => ({
  id: 'x',
  text: 'He go home and he go out.',
  mistakes: [{ wrong, nth: 2, kind: 'agreement', right: 'goes' }],
});

it('finds a mistake where it stands for the nth time, as a whole word', () => {
  expect(placeOf('I go, going, go', { wrong: 'go', nth: 2, kind: 'tense', right: '' })).toEqual({
    start: 13,
    end: 15,
  });
  expect(() => placeOf('I go', { wrong: 'go', nth: 2, kind: 'tense', right: '' })).toThrow('Not in the text');
});

it('counts marks that are right, and mistakes that are found', () => {
  const mark = (start: number, end: number, sure: boolean) => ({
    start,
    end,
    kind: 'agreement' as const,
    sure,
  });
  const { sure, all } = figuresOf([
    { measured: sentence('go'), marks: [mark(3, 5, true), mark(18, 20, false)] },
  ]);
  expect(sure).toEqual({ marks: 1, right: 0, sameKind: 0, mistakes: 1, found: 0 });
  expect(all).toEqual({ marks: 2, right: 1, sameKind: 1, mistakes: 1, found: 1 });
});

// Harper reads 144 texts for it.
describe('the measured set', { timeout: 180_000 }, () => {
  let running: Promise<MeasuredSet> | undefined;
  const measured = () => (running ??= measureSet());

  it('has in the table of sureness what its figures say', async () => {
    expect(disagreements(await measured()), 'lib/correction/text/sureness.ts').toEqual([]);
  });

  it('has its figures in the document', async () => {
    const document = readFileSync(documentFile, 'utf8');
    const options = { ...(await prettier.resolveConfig(documentFile)), filepath: documentFile };
    const written = await prettier.format(withTables(document, await measured()), options);
    expect(document === written, 'npm run corrections:quality').toBe(true);
  });

  it('is right about more than nine of ten marks that are drawn as mistakes', async () => {
    const { a, both } = await measured();
    expect(a.sure.right / a.sure.marks).toBeGreaterThan(0.9);
    expect(both.sure.right / both.sure.marks).toBeGreaterThan(0.9);
  });
});

describe('answers to one task come out in the order of their levels', () => {
  const sampled = Object.entries(samples).flatMap(([lesson, sample]) => {
    const type = (lesson === 'readListenThenSpeak' ? 'readThenSpeak' : lesson) as CorrectionType;
    const parts = 'second' in sample ? [sample, sample.second] : [sample];
    return parts.map(({ prompt, answers: texts }, part) => ({
      name: `sample answers, ${lesson} ${part + 1}`,
      answers: sampleScores.map((score) => ({ type, prompt, text: plain(texts[score]) })),
    }));
  });
  const written = (['a', 'b'] as const).flatMap((half) =>
    [...new Set(answers[half].map(({ type }) => type))].map((type) => ({
      name: `half ${half}, ${type}`,
      answers: answers[half]
        .filter((answer) => answer.type === type)
        .toSorted((one, other) => one.level - other.level),
    })),
  );

  it.each([...sampled, ...written])('$name', async ({ answers: inOrder }) => {
    expect(inOrder).toHaveLength(4);
    const evidence: number[] = [];
    for (const answer of inOrder) {
      evidence.push(evidenceOf(answer.text, taskOf(answer), await lintsOf(answer.text)));
    }
    expect(evidence).toEqual(evidence.toSorted((one, other) => one - other));
  });
});

function plain(answer: string): string {
  return marksIn(answer)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');
}
