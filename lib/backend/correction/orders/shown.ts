import type { Selectable } from 'kysely';
import type { CallAnswer } from '@/lib/api/contract/calls';
import type { CorrectionEntry } from '@/lib/api/contract/correction/correction';
import type { CorrectionsTable } from '../../database/correction-tables';

type Row = Selectable<CorrectionsTable>;

export const entryColumns = [
  'id',
  'state',
  'type',
  'mode',
  'task',
  'prompt',
  'beginning',
  'created_at',
  'done_at',
  'marks',
  'score_low',
  'score_high',
  'exam_id',
  'exam_seq',
] as const satisfies readonly (keyof Row)[];

export const shownColumns = [
  ...entryColumns,
  'scene',
  'text',
  'result',
  'fallback',
  'failure',
] as const satisfies readonly (keyof Row)[];

const iso = (ms: number) => new Date(ms).toISOString();

export function entryFrom(row: Pick<Row, (typeof entryColumns)[number]>): CorrectionEntry {
  const { id, state, type, mode, task, prompt, beginning, marks } = row;
  return {
    ...{ id, state, type, mode, task, prompt, beginning, marks },
    createdAt: iso(row.created_at),
    doneAt: row.done_at === null ? null : iso(row.done_at),
    score: scoreIn(row),
    exam: row.exam_id === null || row.exam_seq === null ? null : { id: row.exam_id, seq: row.exam_seq },
  };
}

/** @param recording whether its recording can still be heard */
export function shownFrom(
  row: Pick<Row, (typeof shownColumns)[number]>,
  recording: boolean,
): CallAnswer<'correction'> {
  return {
    ...entryFrom(row),
    ...{ scene: row.scene, written: row.text, recording },
    result: row.result === null ? null : keptResult(row.result),
    fallback: row.fallback === 1,
    failure: row.failure,
  };
}

/** Null where no connected scorer has said anything. */
export const scoreIn = ({ score_low: low, score_high: high }: Pick<Row, 'score_low' | 'score_high'>) =>
  low === null || high === null ? null : { low, high };

/** As the worker has checked it before it was kept. */
const keptResult = (result: string) => JSON.parse(result) as NonNullable<CallAnswer<'correction'>['result']>;
