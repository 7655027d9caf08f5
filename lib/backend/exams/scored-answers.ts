import type { Kysely } from 'kysely';
import type { ScoredAnswer } from '@/lib/exam/calibrate';
import type { Tables } from '../database/tables';

export const scoredAnswers = (db: Kysely<Tables>): Promise<ScoredAnswer[]> =>
  db.selectFrom('scored_answers').select(['question', 'score', 'credit']).execute();
