import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Seal } from '../secrets/seal';
import type { Hasher } from '../secrets/hasher';
import type { ArticleIndex } from './article-index';
import type { Tables } from '../database/tables';
import type { GoogleProofs } from '../google/proofs';
import type { Limiter } from '../limits/limiter';
import type { Mailer } from '../mail/mailer';
import type { MailTexts } from '../mail/texts';
import type { Payments } from './payments';
import type { Withdrawals } from './withdrawals';
import type { BackendSettings } from '../base/settings';

/** What the calls work with. */
export interface Deps {
  db: Kysely<Tables>;
  settings: BackendSettings;
  /** Epoch ms. */
  now: () => number;
  log: Logger;
  hasher: Hasher;
  limiter: Limiter;
  mailer: Mailer;
  mailTexts: MailTexts;
  google: GoogleProofs;
  payments: Payments;
  withdrawals: Withdrawals;
  articles: ArticleIndex;
  /** Key of this database by which addresses are turned into names that cannot be guessed back. */
  secret: string;
  /** Keeps the secrets of authenticator apps. */
  seal: Seal;
  version: string;
  /** Does work behind the answer; a failure is logged, and the API waits for the work before it closes. */
  later: (what: string, work: () => Promise<void>) => void;
}
