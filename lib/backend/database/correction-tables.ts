import type { Generated } from 'kysely';
import type { CorrectionTask } from '@/lib/correction/correction';
import type { Locale } from '@/lib/i18n/locales';

/** Of corrections; moments as in tables.ts. */
export interface CorrectionTables {
  corrections: CorrectionsTable;
  correction_recordings: CorrectionRecordingsTable;
  spoken: SpokenTable;
}

export interface CorrectionsTable {
  /** 128 random bits, base64url. */
  id: string;
  user_id: string;
  /** The order's own name for itself, once for each user; of an answer in an exam `exam:<id>:<seq>`, which no order can have. */
  key: string;
  /** Whose correction was used; it may be gone since. Null where none was: of a plan without a limit, and of an exam. */
  grant_id: string | null;
  exam_id: string | null;
  exam_seq: number | null;
  type: CorrectionTask['type'];
  mode: CorrectionTask['mode'];
  /** Its id in the bank; null for one's own prompt, and for a question of an exam. */
  task: string | null;
  prompt: string;
  /** Of a photo task: the name of its photo, where pages have that, and what it shows, in English. */
  scene: string | null;
  photo: string | null;
  seconds: number | null;
  locale: Locale;
  /** What was written; null for a recording. */
  text: string | null;
  /** Prompt, answer and transcript in small letters: the two databases agree about those of English alone. */
  searched: string;
  /** The first words of the answer; of a recording null until they are known. */
  beginning: string | null;
  state: 'waiting' | 'done' | 'failed';
  /** How often somebody has begun with it: whoever has not begun last may not write down what came of it. */
  attempts: Generated<number>;
  /** When it is to be begun, or begun again if whoever has begun is not heard of until then; null once it is over. */
  due_at: number | null;
  created_at: number;
  done_at: Generated<number | null>;
  /** JSON of lib/correction's `Correction`, and its number of marks and range, for the list. */
  result: Generated<string | null>;
  marks: Generated<number>;
  score_low: Generated<number | null>;
  score_high: Generated<number | null>;
  fallback: Generated<number>;
  failure: Generated<'unreadable' | 'unavailable' | null>;
  /** 1: the correction that was used is unused again. */
  given_back: Generated<number>;
  /** When the mail about it is to be sent; null where there is nothing to mail. */
  mail_due_at: Generated<number | null>;
}

/** What was said, apart, for no list reads it. That of an exam stays in exam_recordings. */
interface CorrectionRecordingsTable {
  correction_id: string;
  type: string;
  bytes: Uint8Array;
  size: number;
  created_at: number;
}

interface SpokenTable {
  /** 128 random bits, base64url. */
  id: string;
  user_id: string;
  type: string;
  bytes: Uint8Array;
  size: number;
  created_at: number;
}
