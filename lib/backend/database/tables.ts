import type { Generated } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import type { AiUsageTable } from './ai-usage-table';
import type { CorrectionTables } from './correction-tables';
import type { ExamTables } from './exam-tables';
import type { FactorTables } from './factor-tables';
import type { GrantsTable } from './grants-table';
import type { PracticeTable } from './practice-table';
import type { TutorTables } from './tutor-tables';
import type { WithdrawalsTable } from './withdrawals-table';

/** Moments are epoch ms, money is integer cents, flags are 0 or 1: both databases keep them alike. */
export interface Tables extends FactorTables, ExamTables, CorrectionTables, TutorTables {
  users: UsersTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  codes: CodesTable;
  tickets: TicketsTable;
  known_places: KnownPlacesTable;
  used_id_tokens: { token_hash: string; expires_at: number };
  rate_limits: { key: string; points: number; resets_at: number };
  secrets: { name: string; value: string };
  article_votes: ArticleVotesTable;
  path_log: { id: string; path: string; locale: string; logged_at: number };
  click_ids: ClickIdsTable;
  plans: PlansTable;
  purchases: PurchasesTable;
  grants: GrantsTable;
  payment_events: { event_id: string; received_at: number };
  withdrawals: WithdrawalsTable;
  invites: InvitesTable;
  practice: PracticeTable;
  ai_usage: AiUsageTable;
}

export interface UsersTable {
  id: string;
  /** Trimmed, lower case. */
  email: string;
  /** None for a user who only signs in by Google. */
  password_hash: string | null;
  name: string | null;
  nickname: string | null;
  avatar: string | null;
  temp: number;
  /** The VIP end the user has beside purchases: what is given without one is written here. */
  vip_base_time: Generated<number | null>;
  free_vip_end_time: number | null;
  channel: string | null;
  invite_code: string | null;
  created_at: number;
  signed_in_at: number;
  /** The language of the last sign-in: that of mail nobody asks for on a page. */
  locale: Generated<Locale | null>;
  /** Since when nobody's: nothing personal is left, and purchases keep pointing at it. */
  deleted_at: Generated<number | null>;
}

interface IdentitiesTable {
  provider: 'google';
  /** Google's `sub`. */
  subject: string;
  user_id: string;
  created_at: number;
}

interface SessionsTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  user_id: string;
  channel: string | null;
  created_at: number;
  expires_at: number;
  /** To some minutes. */
  last_used_at: Generated<number>;
  /** Browser and system at the sign-in, such as `Chrome, Android`. */
  device: Generated<string | null>;
}

interface CodesTable {
  /** SHA-256 of the challenge that was answered to whoever asked for the code. */
  challenge_hash: string;
  email: string;
  scene: 'register' | 'reset';
  code_hash: string;
  tries: number;
  expires_at: number;
}

interface TicketsTable {
  ticket_hash: string;
  email: string;
  scene: 'register' | 'reset';
  expires_at: number;
}

/** From where a user has signed in, by pseudonyms of networks and devices. */
interface KnownPlacesTable {
  user_id: string;
  place: string;
  expires_at: number;
}

interface ArticleVotesTable {
  path: string;
  /** `user:<id>`, or the same as `network`. */
  visitor: string;
  /** Pseudonym of the block of networks it came from; null for votes from before it was kept. */
  network: Generated<string | null>;
  rate: number;
  voted_at: number;
}

interface ClickIdsTable {
  id: string;
  user_id: string | null;
  fbclid: string | null;
  fbc: string | null;
  fbp: string | null;
  logged_at: number;
}

export interface PlansTable {
  vip_id: string;
  name: string;
  type: '1' | '4';
  tag: string | null;
  days: number;
  amount: number;
  original_amount: number | null;
  currency: string;
  exam_num: number;
  correct_num: number;
  unlimited: number;
  position: number;
  /** 0 takes the plan off the list; purchases keep pointing at it. */
  active: number;
}

/** A purchase keeps what was promised when it began; the plan may change later. */
export interface PurchasesTable {
  /** `logVipId`. */
  id: string;
  user_id: string;
  vip_id: string;
  status: 'pending' | 'cancelled' | 'paid' | 'refunded';
  provider: 'stripe' | 'sandbox';
  /** The provider's name of the checkout session. */
  provider_session: string | null;
  /** The provider's name of the payment, known once it is paid. */
  provider_payment: string | null;
  path: string;
  is_mobile: number;
  locale: Generated<Locale>;
  name: string;
  type: '1' | '4';
  tag: string | null;
  days: number;
  amount: number;
  currency: string;
  exam_num: number;
  correct_num: number;
  unlimited: number;
  /** For how many days from the payment mock exams and corrections can be used. */
  valid_days: number;
  created_at: number;
  /** When it was paid, not when that became known. */
  paid_at: number | null;
  refunded_at: number | null;
  /** When the provider was last asked how it stands. */
  checked_at: number | null;
  /** The user's VIP end after the grant. */
  vip_end_time: number | null;
  /** When its receipt is to be mailed; null where there is nothing to mail. */
  receipt_due_at: Generated<number | null>;
}

interface InvitesTable {
  user_id: string;
  /** What `?invite=` carries. */
  code: string;
  visits: Generated<number>;
  created_at: number;
}
