import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { AiService } from '../ai/service';
import type { Seal } from '../secrets/seal';
import type { Hasher } from '../secrets/hasher';
import type { ArticleIndex } from './article-index';
import type { ExamMaterial } from './exam-material';
import type { Tables } from '../database/tables';
import type { GoogleProofs } from '../google/proofs';
import type { Limiter } from '../limits/limiter';
import type { Mailer } from '../mail/mailer';
import type { MailTexts } from '../mail/texts';
import type { Payments } from './payments';
import type { Scorers } from './scorers';
import type { ListedWithdrawal, Purchase, PurchaseRow } from './withdrawals';
import type { BackendSettings } from '../base/settings';

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
  exams: ExamMaterial;
  scorers: Scorers;
  /** None where the settings connect no model. */
  ai: AiService | undefined;
  /** Key of this database by which addresses are turned into names that cannot be guessed back. */
  secret: string;
  seal: Seal;
  version: string;
  /** Does work behind the answer; a failure is logged, and the API waits for the work before it closes. */
  later: (what: string, work: () => Promise<void>) => void;
  /** Aborted when the API closes: what would still take long ends then. */
  closing: AbortSignal;
}

/** What purchases need of withdrawals. These stand on purchases, so it is handed in. */
export interface Withdrawals {
  /**
   * Writes down that a purchase is to be refunded which was paid after its account had been deleted. The money is asked for as that of
   * any withdrawal is, and where it cannot go back the operator is told.
   *
   * @param now epoch ms
   */
  recordOrphan(db: Kysely<Tables>, purchase: Purchase, now: number): Promise<void>;
  /**
   * Gives a withdrawal whose refund has failed after it was made to a person, who is told of it, once however often the provider
   * tells.
   *
   * @param failed the reason in the provider's words
   * @returns whether there is one
   */
  refundFailed(deps: Deps, failed: { purchaseId: string; reason: string }): Promise<boolean>;
  resume(deps: Deps): Promise<void>;
  /** @param now epoch ms */
  listed(row: PurchaseRow, now: number): ListedWithdrawal;
}
