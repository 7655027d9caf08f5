import type { Kysely } from 'kysely';
import type { Tables } from '../../../lib/backend/database/tables';
import type { Confirmed, ExamSitter } from './sitter';

export interface ExamAudit {
  exams: number;
  finished: number;
  answers: number;
  recordings: number;
  /** What differs from what the site has confirmed, in words. */
  mismatches: string[];
}

/** Compares the site's database with what it has confirmed to those who sat exams. */
export async function auditExams(db: Kysely<Tables>, sitters: readonly ExamSitter[]): Promise<ExamAudit> {
  const mismatches = sitters.flatMap(({ wrongClocks }) => wrongClocks.map((clock) => `clock of ${clock}`));
  const exams = await db.selectFrom('exams').select(['id', 'user_id', 'state', 'seq', 'result']).execute();
  const answers = await db
    .selectFrom('exam_answers')
    .select(['exam_id', 'seq', 'given', 'state'])
    .orderBy('seq')
    .execute();
  const recordings = await db.selectFrom('exam_recordings').select(['exam_id', 'seq']).execute();
  const confirmed = new Map(sitters.flatMap((sitter) => [...sitter.exams]));
  for (const id of confirmed.keys()) {
    if (!exams.some((exam) => exam.id === id)) mismatches.push(`exam ${id} is lost`);
  }
  for (const exam of exams) {
    const known = confirmed.get(exam.id);
    if (!known) mismatches.push(`nobody knows exam ${exam.id}`);
    const rows = answers.filter(({ exam_id }) => exam_id === exam.id);
    const kept = new Set(recordings.flatMap(({ exam_id, seq }) => (exam_id === exam.id ? seq : [])));
    mismatches.push(...(known ? faultsOf(exam, rows, kept, known) : []));
  }
  mismatches.push(...(await creditFaults(db, exams)));
  return {
    exams: exams.length,
    finished: exams.filter(({ state }) => state === 'done').length,
    answers: answers.length,
    recordings: recordings.length,
    mismatches,
  };
}

interface Row {
  seq: number;
  given: string | null;
  state: string;
}

function faultsOf(
  exam: { id: string; seq: number; state: string; result: string | null },
  rows: readonly Row[],
  kept: ReadonlySet<number>,
  { answers, recordings, step }: Confirmed,
): string[] {
  const faults: string[] = [];
  const found = new Map(rows.map((row) => [row.seq, row]));
  for (const [seq, answer] of answers) {
    const row = found.get(seq);
    if (!row) faults.push(`answer ${seq} is lost`);
    else if (row.given !== JSON.stringify(answer)) faults.push(`answer ${seq}: ${row.given} (${row.state})`);
  }
  for (const { seq, state } of rows) {
    // What ran out while the site was down was never sent.
    if (!answers.has(seq) && state === 'answered') faults.push(`nobody has sent answer ${seq}`);
  }
  const seqs = rows.map(({ seq }) => seq);
  if (seqs.some((seq, place) => seq !== place)) faults.push(`answers are not one of each: ${seqs.join(' ')}`);
  if (exam.seq !== rows.length) faults.push(`stands at ${exam.seq} with ${rows.length} answers`);
  for (const seq of recordings) if (!kept.has(seq)) faults.push(`recording ${seq} is lost`);
  if ((step === null) !== (exam.state === 'done'))
    faults.push(`is ${exam.state}, told was ${step?.seq ?? 'over'}`);
  if ((exam.result === null) !== (exam.state === 'open')) faults.push('has not the report that it should');
  return faults.map((fault) => `exam ${exam.id}: ${fault}`);
}

/** A credit is used for each exam, and for nothing else. */
async function creditFaults(db: Kysely<Tables>, exams: readonly { user_id: string }[]): Promise<string[]> {
  const grants = await db.selectFrom('grants').select(['user_id', 'exam_used']).execute();
  return grants.flatMap(({ user_id, exam_used }) => {
    const begun = exams.filter((exam) => exam.user_id === user_id).length;
    return begun === exam_used ? [] : [`user ${user_id}: ${exam_used} credits used for ${begun} exams`];
  });
}
