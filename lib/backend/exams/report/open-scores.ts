import type { Kysely } from 'kysely';
import type { ExamAnswer } from '@/lib/api/contract/exam/steps';
import { isAnswered } from '@/lib/exam/answer';
import { estimateOfRanges, unanswered, type OpenScores, type Range } from '@/lib/exam/open-scores';
import { isSpoken } from '@/lib/questions/types';
import { examCorrections, type ExamCorrection } from '../../correction/exam/exam-answers';
import type { Tables } from '../../database/tables';

interface Over {
  id: string;
  open_scores: string | null;
}

/**
 * What a connected scorer says of the open answers of some exams that are over, by their ids. Once all of an exam are corrected it is kept
 * with that, for corrections can be deleted.
 */
export async function openScoresOf(
  db: Kysely<Tables>,
  exams: readonly Over[],
): Promise<ReadonlyMap<string, OpenScores>> {
  const scores = new Map(
    exams.flatMap(({ id, open_scores }) =>
      open_scores === null ? [] : [[id, JSON.parse(open_scores) as OpenScores] as const],
    ),
  );
  const ids = exams.map(({ id }) => id).filter((id) => !scores.has(id));
  const corrections = await examCorrections(db, ids);
  const answers = await openRows(db, [...new Set(corrections.map(({ examId }) => examId))]);
  for (const id of ids) {
    const own = corrections.filter(({ examId }) => examId === id);
    const rows = answers.filter(({ exam_id }) => exam_id === id);
    const scored = scoredBy(rows, own);
    scores.set(id, scored);
    const isSaid = Object.keys(scored).length > 0;
    if (isSaid && isFinal(rows, own)) await keep(db, id, scored);
  }
  return scores;
}

type Row = Awaited<ReturnType<typeof openRows>>[number];

const openRows = async (db: Kysely<Tables>, examIds: readonly string[]) =>
  examIds.length === 0
    ? []
    : db
        .selectFrom('exam_answers')
        .select(['exam_id', 'seq', 'type', 'given'])
        .where('exam_id', 'in', examIds)
        .where('credit', 'is', null)
        .execute();

/** Whether nothing is to come any more, a recording on its way neither. */
const isFinal = (rows: readonly Row[], corrections: readonly ExamCorrection[]): boolean =>
  rows.every((row) => {
    const correction = corrections.find(({ seq }) => seq === row.seq);
    return correction ? correction.state !== 'waiting' : !hasAnswer(row);
  });

const hasAnswer = ({ given }: Row): boolean => isAnswered(JSON.parse(given ?? 'null') as ExamAnswer);

function scoredBy(rows: readonly Row[], corrections: readonly ExamCorrection[]): OpenScores {
  const ranges = new Map(corrections.map(({ seq, score }) => [seq, score]));
  const ofSkill = (spoken: boolean) => {
    const own = rows.filter(({ type }) => isSpoken(type) === spoken);
    return skillBy(own, ranges);
  };
  const [writing, speaking] = [ofSkill(false), ofSkill(true)];
  return { ...(writing && { writing }), ...(speaking && { speaking }) };
}

/** @returns undefined where nothing was answered, or an answer has no range: not yet, or by nobody who says any */
function skillBy(rows: readonly Row[], ranges: ReadonlyMap<number, Range | null>) {
  const [first, ...others] = rows.flatMap((row) => {
    const range = ranges.get(row.seq);
    return range ?? (ranges.has(row.seq) || hasAnswer(row) ? [] : unanswered);
  });
  const isWhole = others.length + 1 === rows.length && rows.some(({ seq }) => ranges.has(seq));
  return first && isWhole ? estimateOfRanges([first, ...others]) : undefined;
}

const keep = (db: Kysely<Tables>, id: string, scored: OpenScores) =>
  db
    .updateTable('exams')
    .set({ open_scores: JSON.stringify(scored) })
    .where('id', '=', id)
    .where('open_scores', 'is', null)
    .execute();
