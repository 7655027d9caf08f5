import type { Generated } from 'kysely';
import type { ExamTask } from '@/lib/api/contract/exam/steps';
import type { Locale } from '@/lib/i18n/locales';

/** Of mock exams; moments as in tables.ts. */
export interface ExamTables {
  exams: ExamsTable;
  exam_answers: ExamAnswersTable;
  exam_recordings: ExamRecordingsTable;
  scored_answers: ScoredAnswersTable;
}

/** A user has one open exam at most. */
interface ExamsTable {
  /** 128 random bits, base64url. */
  id: string;
  user_id: string;
  /** Whose credit was used; it may be gone since. */
  grant_id: string;
  seed: number;
  locale: Locale;
  /** 0 once tasks that are spoken are left out. */
  speaking: number;
  state: 'open' | 'done';
  started_at: number;
  open_until: number;
  finished_at: Generated<number | null>;
  /** Of the question that stands: as many as were answered. */
  seq: number;
  /** JSON of the question that stands, with the id of its unit; of an exam that was ended, the last one. Null: none is left. */
  plan: string | null;
  /** When the question that stands was begun; null while it waits for that. */
  begun_at: number | null;
  /** When the first question began of those that share its clock. */
  clock_at: number | null;
  plays: number;
  /** The tab that it is sat in, and when that was last heard of. */
  tab: string;
  held_at: number;
  /** JSON of the overall score; null where there is none. */
  overall: Generated<string | null>;
  /** JSON of the report, once it is over. */
  result: Generated<string | null>;
  /** JSON of what its corrections say of writing and speaking; null until all of a skill have said something. */
  open_scores: Generated<string | null>;
}

interface ExamAnswersTable {
  exam_id: string;
  seq: number;
  unit: string;
  step: number;
  question: string;
  type: ExamTask;
  /** JSON, as it was sent; null where nothing was. */
  given: string | null;
  /** What was written at length, or the transcript of what was said. */
  text: string | null;
  credit: number | null;
  used_ms: number;
  /** What there was: of a clock that is shared, what the questions before had left. */
  allowed_ms: number;
  time_up: number;
  /** 1: given in time, and sent after it. */
  late: number;
  /** `missed`: its time ran out while nobody sent anything; `unshown`: so did the clock that it shares, before it was shown. */
  state: 'answered' | 'missed' | 'unshown';
  over_at: number;
}

interface ExamRecordingsTable {
  exam_id: string;
  seq: number;
  type: string;
  bytes: Uint8Array;
  size: number;
  created_at: number;
}

/** By which the bank learns how hard its questions are: nobody's. */
interface ScoredAnswersTable {
  question: string;
  /** What whoever has answered it came out at, in steps of five. */
  score: number;
  credit: number;
  /** ISO 8601. */
  day: string;
}
