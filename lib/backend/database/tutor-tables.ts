import type { Generated } from 'kysely';
import type { TutorMode } from '@/lib/api/contract/tutor/tutor-calls';

/** Of the tutor; moments as in tables.ts, days of UTC such as `2026-11-24`. */
export interface TutorTables {
  tutor_threads: TutorThreadsTable;
  tutor_messages: TutorMessagesTable;
  tutor_days: TutorDaysTable;
}

interface TutorThreadsTable {
  /** 128 random bits, base64url. */
  id: string;
  user_id: string;
  mode: TutorMode;
  /** Of the last question. */
  model: string;
  /** The beginning of the first question. */
  title: string;
  begun_at: number;
  said_at: number;
  /** Names the answer that is under way; null where none is. */
  turn: Generated<string | null>;
  /** Until then it is waited for: a process that was killed locks no thread for good. */
  turn_until: Generated<number | null>;
  turn_day: Generated<string | null>;
}

interface TutorMessagesTable {
  thread_id: string;
  /** From 0. */
  seq: number;
  by: 'user' | 'tutor';
  text: string;
  at: number;
  /** JSON of keys. */
  lessons: string;
  stopped: number;
}

/** How much was asked on a day: apart from the threads, which can be deleted. */
interface TutorDaysTable {
  user_id: string;
  day: string;
  asked: number;
}
