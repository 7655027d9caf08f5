/** Tokens that accounts have used up of the connected service; one row for an account and a day. */
export interface AiUsageTable {
  user_id: string;
  /** Of UTC, such as `2026-11-24`. */
  day: string;
  /** Used, or reserved for a request under way. */
  tokens: number;
}
