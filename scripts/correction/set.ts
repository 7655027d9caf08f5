import { correctableTypes } from '@/lib/correction/tasks';
import answersA from '../../content/quality/answers-a.json';
import answersB from '../../content/quality/answers-b.json';
import sentencesA from '../../content/quality/sentences-a.json';
import sentencesB from '../../content/quality/sentences-b.json';
import { lintsOf } from './harper';
import {
  figuresOf,
  marksOf,
  type Figures,
  type Measured,
  type MeasuredAnswer,
  type RatedMark,
} from './compare';

/** The halves of the measured set; `a` was written by somebody who had not seen the checker. */
export type Half = 'a' | 'b';

/** An answer of the files, checked to be of a type that can be corrected. @throws when it is of none */
function answerOf(answer: Omit<MeasuredAnswer, 'type'> & { type: string }): MeasuredAnswer {
  const type = correctableTypes.find((one) => one === answer.type);
  if (!type) throw new Error(`${answer.id} answers no type that can be corrected: ${answer.type}`);
  return { ...answer, type };
}

const typed = (answers: unknown): MeasuredAnswer[] =>
  (answers as (Omit<MeasuredAnswer, 'type'> & { type: string })[]).map(answerOf);

export const answers: Readonly<Record<Half, readonly MeasuredAnswer[]>> = {
  a: typed(answersA),
  b: typed(answersB),
};

const texts: Readonly<Record<Half, readonly (Measured | MeasuredAnswer)[]>> = {
  a: [...(sentencesA as Measured[]), ...answers.a],
  b: [...(sentencesB as Measured[]), ...answers.b],
};

/** Half a, half b and both; kinds that are drawn as questions are counted as their rules have them, so that they can be judged. */
export interface MeasuredSet {
  a: Figures;
  b: Figures;
  both: Figures;
}

export async function measureSet(): Promise<MeasuredSet> {
  const a = await marked('a');
  const b = await marked('b');
  return { a: figuresOf(a), b: figuresOf(b), both: figuresOf([...a, ...b]) };
}

async function marked(half: Half): Promise<{ measured: Measured; marks: readonly RatedMark[] }[]> {
  const all: { measured: Measured; marks: readonly RatedMark[] }[] = [];
  for (const measured of texts[half])
    all.push({ measured, marks: marksOf(measured, await lintsOf(measured.text)) });
  return all;
}
