import type { PracticeEntry } from '@/lib/api/contract/practice/entries';

/** What accounts keep of practice; moments as in tables.ts. */
export interface PracticeTable {
  user_id: string;
  kind: PracticeEntry['kind'];
  id: string;
  /** When it was so, by the server's clock; 0 where nobody knows. */
  at: number;
  /** JSON; null for what was forgotten. */
  value: string | null;
  /** Bytes of id and value. */
  bytes: number;
  /** Grows with every change in the account, never below the clock: whoever has seen it asks for what is above. */
  mark: number;
}
