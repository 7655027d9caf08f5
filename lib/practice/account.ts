import type { PracticeEntry } from '../api/contract/practice/entries';
import { jsonEntry } from '../browser/storage';
import type { Run } from '../diagnostic/run';

export interface KnownAccount {
  /** Names the account whose practice is here, in the API's words. */
  of?: string | undefined;
  /** What the API was last told to have changed since. */
  since: number;
  /** By the names of entries: prints of those that are here as the account has them ({@link printOf}). */
  known: Readonly<Record<string, string>>;
  /** When it was asked last, epoch ms, and a print of the token with which. */
  asked: number;
  session: string;
  /** The API has no such call. */
  absent?: boolean;
  /** What the account lacked as its session ended here; left out while it runs, and where nobody saw it end (owed.ts). */
  left?: readonly PracticeEntry[];
  /** By the names of other accounts: what they lack still, set aside for them. */
  owed?: Readonly<Record<string, readonly PracticeEntry[]>>;
  /** By the names of accounts whose session has ended here: the diagnostic tests that they have not finished (runs.ts). */
  runs?: Readonly<Record<string, Run>>;
}

export const noAccount: KnownAccount = { since: 0, known: {}, asked: 0, session: '' };

export const accountEntry = jsonEntry<KnownAccount>({
  area: 'localStorage',
  name: 'practice_account',
  inPage: true,
  parse: (value) => (isAccount(value) ? value : null),
});

function isAccount(value: unknown): value is KnownAccount {
  if (typeof value !== 'object' || value === null) return false;
  const { of, since, known, asked, session, left, owed, runs } = value as Partial<
    Record<keyof KnownAccount, unknown>
  >;
  return (
    (left === undefined || Array.isArray(left)) &&
    (owed === undefined || (isRecord(owed) && Object.values(owed).every(Array.isArray))) &&
    (runs === undefined || (isRecord(runs) && Object.values(runs).every(isRecord))) &&
    (of === undefined || typeof of === 'string') &&
    Number.isSafeInteger(since) &&
    Number.isFinite(asked) &&
    typeof session === 'string' &&
    isRecord(known) &&
    Object.values(known).every((print) => typeof print === 'string')
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
