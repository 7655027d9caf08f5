/** At most `points` uses in each `windowMs`. */
export interface LimitRule {
  name: string;
  points: number;
  windowMs: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A visitor's network address can be shared by a school and can be changed by an attacker, so limits by visitor are wide and
 * every guess is limited by the account it aims at as well.
 */
export const rules = {
  /** One code per address per 60 s (API contract). */
  codePerAddress: { name: 'code-address', points: 1, windowMs: 60 * second },
  /** With 5 tries each, 50 guesses a day at a million codes. */
  codePerAddressAndDay: { name: 'code-address-day', points: 10, windowMs: day },
  codePerVisitor: { name: 'code-visitor', points: 20, windowMs: hour },
  /** What mail may cost when an attacker has many network addresses. */
  codeInAll: { name: 'code-all', points: 1000, windowMs: hour },
  codeTryPerVisitor: { name: 'code-try-visitor', points: 60, windowMs: 15 * minute },
  /** The owner of the account, elsewhere, is not locked out by this one. */
  loginPerAddressAndVisitor: { name: 'login-address-visitor', points: 10, windowMs: 15 * minute },
  loginPerAddress: { name: 'login-address', points: 100, windowMs: hour },
  loginPerVisitor: { name: 'login-visitor', points: 100, windowMs: 15 * minute },
  ticketPerVisitor: { name: 'ticket-visitor', points: 60, windowMs: 15 * minute },
  googlePerVisitor: { name: 'google-visitor', points: 60, windowMs: 15 * minute },
  /** Each one is a request to the payment provider. */
  purchasePerUser: { name: 'purchase-user', points: 20, windowMs: 10 * minute },
  votePerVisitor: { name: 'vote-visitor', points: 30, windowMs: 10 * minute },
  /** Guesses at the old password by who holds a token. */
  passwordPerUser: { name: 'password-user', points: 10, windowMs: 15 * minute },
  passwordPerUserAndDay: { name: 'password-user-day', points: 40, windowMs: day },
  deletePerUser: { name: 'delete-user', points: 10, windowMs: 15 * minute },
  contactPerVisitor: { name: 'contact-visitor', points: 5, windowMs: hour },
  contactPerVisitorAndDay: { name: 'contact-visitor-day', points: 20, windowMs: day },
  contactInAll: { name: 'contact-all', points: 1000, windowMs: day },
  /** Copies go to addresses that nobody has proved to own: above these there is none, and the message is sent all the same. */
  contactCopyPerAddress: { name: 'contact-copy-address', points: 3, windowMs: day },
  contactCopyInAll: { name: 'contact-copy-all', points: 200, windowMs: day },
  /** A page view every second. What a log loses above the limits of tracking is statistics; what they guard is the disk. */
  logPerVisitor: { name: 'log-visitor', points: 60, windowMs: minute },
  logPerVisitorAndDay: { name: 'log-visitor-day', points: 2000, windowMs: day },
  pathInAll: { name: 'path-all', points: 50_000, windowMs: day },
  clickInAll: { name: 'click-all', points: 20_000, windowMs: day },
} as const satisfies Record<string, LimitRule>;
