import type { Generated } from 'kysely';

/**
 * Mock exams and corrections that a user may use: one row for each paid purchase that gave some, and one for each gift. A plan with
 * unlimited corrections has a row from the first one on, which counts them.
 */
export interface GrantsTable {
  id: string;
  user_id: string;
  /** None for a gift. */
  purchase_id: string | null;
  granted_at: number;
  /** None for what does not run out. */
  usable_until: number | null;
  exam_num: number;
  exam_used: Generated<number>;
  correct_num: number;
  correct_used: Generated<number>;
}
