import type { MarkKind } from '@/lib/correction/correction';
import { markKinds } from '@/lib/correction/correction';
import { precisionOfMistakes, questionedKinds } from '@/lib/correction/text/sureness';
import { shareOf, type Counts, type Figures } from './compare';
import type { MeasuredSet } from './set';

export const documentFile = 'docs/corrections.md';
const [begins, ends] = ['<!-- figures -->', '<!-- end of figures -->'];

/** Kinds that the table of sureness should have, by what was measured: too many of their marks are wrong. */
export const wrongKinds = ({ both }: MeasuredSet): MarkKind[] =>
  markKinds.filter((kind) => {
    const { right = 0, marks = 0 } = both.kinds.get(kind)?.sure ?? {};
    return (shareOf(right, marks) ?? 1) < precisionOfMistakes;
  });

/** Where the table of sureness and the figures disagree; empty when they agree. */
export function disagreements(set: MeasuredSet): string[] {
  const wrong = wrongKinds(set);
  return [
    ...wrong.filter((kind) => !questionedKinds.has(kind)).map((kind) => `${kind} has to be a question`),
    ...[...questionedKinds].filter((kind) => !wrong.includes(kind)).map((kind) => `${kind} may be a mistake`),
  ];
}

const share = (part: number, whole: number): string => shareOf(part, whole)?.toFixed(2) ?? '–';
const shareWith = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${share(part, whole)} (${part}/${whole})`;

const cells = (sure: Counts, all: Counts): string[] => [
  shareWith(sure.right, sure.marks),
  share(sure.sameKind, sure.marks),
  shareWith(sure.found, sure.mistakes),
  shareWith(all.right, all.marks),
  share(all.found, all.mistakes),
];

const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;

export function tables({ a, b, both }: MeasuredSet): string {
  const head = ['mistakes', 'precision', 'and the kind', 'recall', 'with questions: precision', 'recall'];
  const rows = [
    ['half a', ...cells(a.sure, a.all)],
    ['half b', ...cells(b.sure, b.all)],
    ['both', ...cells(both.sure, both.all)],
  ];
  const kinds = (figures: Figures) =>
    markKinds.flatMap((kind) => {
      const counts = figures.kinds.get(kind);
      return counts ? [[kind, ...cells(counts.sure, counts.all)]] : [];
    });
  const correct = (
    [
      ['half a', a],
      ['half b', b],
    ] as const
  ).map(([name, { inCorrect }]) => `${name}: ${inCorrect.marks} in ${inCorrect.texts} texts`);
  const table = (name: string, all: readonly string[][]) =>
    [line([name, ...head.slice(1)]), line(head.map(() => '---')), ...all.map(line)].join('\n');
  return [
    table('set', rows),
    `Marks drawn as mistakes in texts without any: ${correct.join('; ')}.`,
    'By kind, both halves:',
    table('kind', kinds(both)),
    'By kind, half a alone:',
    table('kind', kinds(a)),
  ].join('\n\n');
}

/** A document with other tables between its comments. @throws when it lacks them */
export function withTables(document: string, set: MeasuredSet): string {
  const [from, to] = [document.indexOf(begins), document.indexOf(ends)];
  if (from < 0 || to < from) throw new Error(`${documentFile} lacks ${begins} or ${ends}`);
  return `${document.slice(0, from)}${begins}\n\n${tables(set)}\n\n${document.slice(to)}`;
}
