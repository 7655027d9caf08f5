import { codeAgainMs } from '@/lib/api/contract/durations';

export interface LimitRule {
  name: string;
  points: number;
  windowMs: number;
  /** What a block of networks has together (visitor.block), where it is not four times the points. */
  blockPoints?: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A visitor's network address can be shared by a school and can be changed by an attacker, so limits by visitor are wide and
 * every guess is limited by the account it aims at as well. Users of IPv6 can be given many networks, so each limit by visitor holds
 * for the block of networks too, with more points (subjects.ts). No limit lets a stranger close an account to its owner: those by
 * address alone never refuse whoever has signed in to the account from the same place before (known-places.ts).
 */
export const rules = {
  codePerAsker: { name: 'code-asker', points: 1, windowMs: codeAgainMs },
  codePerKnownPlaceAndDay: { name: 'code-known-day', points: 10, windowMs: day },
  /** Of askers who have never signed in to the account, here and in the next three rules; one block has a quarter of its codes. */
  codePerAskerAndDay: { name: 'code-asker-day', points: 5, blockPoints: 10, windowMs: day },
  /** Above it they get the same answer, and mail only as far as the next two rules let them. */
  codePerAddressAndDay: { name: 'code-address-day', points: 40, windowMs: day },
  /** Who takes these away from an address needs a new block every half hour. */
  codeHeldBackPerAddress: { name: 'code-held', points: 1, windowMs: 30 * minute },
  codeHeldBackPerAsker: { name: 'code-held-each', points: 1, blockPoints: 1, windowMs: day },
  /** Tries after the first of a code. That one nobody can take away; with all first tries of the 40 codes these are 50 guesses. */
  codeTryAgainPerAddress: { name: 'code-again-address', points: 10, windowMs: day },
  codePerVisitor: { name: 'code-visitor', points: 20, windowMs: hour },
  /** Refuses nobody: above it the log says that mail is going out in masses. */
  codeInAll: { name: 'code-all', points: 1000, windowMs: hour },
  codeTryPerVisitor: { name: 'code-try-visitor', points: 60, windowMs: 15 * minute },
  loginPerAsker: { name: 'login-asker', points: 10, windowMs: 15 * minute },
  loginPerVisitor: { name: 'login-visitor', points: 100, windowMs: 15 * minute },
  /** Refuses nobody: above it unknown networks have to wait between their tries ({@link waitBetweenLogins}). */
  loginPerAddress: { name: 'login-address', points: 100, windowMs: hour },
  ticketPerVisitor: { name: 'ticket-visitor', points: 60, windowMs: 15 * minute },
  googlePerVisitor: { name: 'google-visitor', points: 60, windowMs: 15 * minute },
  /** Each one is a request to the payment provider. */
  purchasePerUser: { name: 'purchase-user', points: 20, windowMs: 10 * minute },
  votePerVisitor: { name: 'vote-visitor', points: 30, windowMs: 10 * minute },
  votePerVisitorAndDay: { name: 'vote-visitor-day', points: 60, windowMs: day },
  /** Guesses at the old password by who holds a token. */
  passwordPerUser: { name: 'password-user', points: 10, windowMs: 15 * minute },
  passwordPerUserAndDay: { name: 'password-user-day', points: 40, windowMs: day },
  /** Tries at the second step of a login, by whoever has the first one right. */
  secondStepPerAsker: { name: 'second-step-asker', points: 10, windowMs: 15 * minute },
  secondStepPerAskerAndDay: { name: 'second-step-asker-day', points: 50, windowMs: day },
  /** By all whose browser has not signed in before: three codes of a million fit at a time. A recovery code is not held up by it. */
  secondStepPerUser: { name: 'second-step-user', points: 40, windowMs: day },
  /** Refuses nobody: at this many wrong ones the owner is told. */
  secondStepWrong: { name: 'second-step-wrong', points: 10, windowMs: day },
  /** Each start is a row for five minutes. */
  passkeyPerVisitor: { name: 'passkey-visitor', points: 60, windowMs: 15 * minute },
  factorChangePerUser: { name: 'factor-change-user', points: 20, windowMs: 15 * minute },
  /** A browser sends some seconds after a change, and asks once in some minutes. */
  practicePerUser: { name: 'practice-user', points: 150, windowMs: 10 * minute },
  /** Of what is sent: each is up to 64 kB of writing. */
  practicePerUserAndDay: { name: 'practice-user-day', points: 3000, windowMs: day },
  /** An answer every second, and what is asked beside. */
  examPerUser: { name: 'exam-user', points: 1200, windowMs: 10 * minute },
  examStartPerUserAndDay: { name: 'exam-start-user', points: 20, windowMs: day },
  /** Each is up to 4 MB. */
  examRecordingPerUser: { name: 'exam-recording-user', points: 60, windowMs: hour },
  /** So is each that is heard, and it stays in memory until whoever asked for it has taken it. */
  examHearPerUser: { name: 'exam-hear-user', points: 40, windowMs: 10 * minute },
  examHearPerUserAndDay: { name: 'exam-hear-user-day', points: 300, windowMs: day },
  /** The sounds of an exam are some thirty, of up to 64 kB. */
  examSoundPerUser: { name: 'exam-sound-user', points: 150, windowMs: 10 * minute },
  examSoundPerUserAndDay: { name: 'exam-sound-user-day', points: 1000, windowMs: day },
  /** Each is up to half a megabyte. */
  examReportPerUser: { name: 'exam-report-user', points: 60, windowMs: 10 * minute },
  /** A look every two seconds while a correction is waited for, in two tabs. */
  correctionPerUser: { name: 'correction-user', points: 900, windowMs: 10 * minute },
  /** Without a limit in the plan, too: each is work for minutes, which a connected service may charge for. */
  correctionOrderPerUserAndDay: { name: 'correction-order-user', points: 200, windowMs: day },
  /** Reads all that an account has written. */
  correctionSearchPerUser: { name: 'correction-search-user', points: 120, windowMs: 10 * minute },
  /** Each is up to 4 MB. */
  spokenPerUser: { name: 'spoken-user', points: 60, windowMs: hour },
  spokenPerUserAndDay: { name: 'spoken-user-day', points: 250, windowMs: day },
  /** So is each that is heard, as those of exams. */
  spokenHearPerUser: { name: 'spoken-hear-user', points: 40, windowMs: 10 * minute },
  spokenHearPerUserAndDay: { name: 'spoken-hear-user-day', points: 300, windowMs: day },
  /** Lists and threads of the tutor, each of up to 300 kB. */
  tutorPerUser: { name: 'tutor-user', points: 200, windowMs: 10 * minute },
  /** Also of those that come to nothing, which the day does not count. */
  tutorAskPerUser: { name: 'tutor-ask-user', points: 40, windowMs: 10 * minute },
  deletePerUser: { name: 'delete-user', points: 10, windowMs: 15 * minute },
  contactPerVisitor: { name: 'contact-visitor', points: 5, windowMs: hour },
  contactPerVisitorAndDay: { name: 'contact-visitor-day', points: 20, windowMs: day },
  /** Refuses nobody: above it the log says that messages come in masses. */
  contactInAll: { name: 'contact-all', points: 1000, windowMs: day },
  /** Copies go to addresses that nobody has proved to own: above these there is none, and the message is sent all the same. */
  contactCopyPerAddress: { name: 'contact-copy-address', points: 3, windowMs: day },
  contactCopyInAll: { name: 'contact-copy-all', points: 200, windowMs: day },
  /** Each may be a request to the payment provider. */
  withdrawPerUser: { name: 'withdraw-user', points: 20, windowMs: 15 * minute },
  withdrawPerVisitor: { name: 'withdraw-visitor', points: 5, windowMs: hour },
  withdrawPerVisitorAndDay: { name: 'withdraw-visitor-day', points: 20, windowMs: day },
  /** Refuses nobody: a declaration is always taken, and above this the log says that they come in masses. */
  withdrawInAll: { name: 'withdraw-all', points: 2000, windowMs: day },
  /** What names no purchase we know waits above this, before it comes to the operator. */
  withdrawTellInAll: { name: 'withdraw-tell-all', points: 1000, windowMs: day },
  /** Confirmations go to addresses that nobody has proved to own: above these they wait. */
  withdrawMailPerAddress: { name: 'withdraw-mail-address', points: 3, windowMs: day },
  withdrawMailInAll: { name: 'withdraw-mail-all', points: 500, windowMs: day },
  /** Of those, what was declared more than an hour ago: what waits leaves room for what comes in. */
  withdrawMailLate: { name: 'withdraw-mail-late', points: 300, windowMs: day },
  /** For addresses that have an account, beside those for all others. */
  withdrawMailToAccounts: { name: 'withdraw-mail-account', points: 500, windowMs: day },
  /** A browser counts once; a school's many share a network. */
  invitePerVisitorAndCode: { name: 'invite-visitor-code', points: 30, windowMs: day },
  inviteInAll: { name: 'invite-all', points: 50_000, windowMs: day },
  /** A page view every second. What a log loses above the limits of tracking is statistics; what they guard is the disk. */
  logPerVisitor: { name: 'log-visitor', points: 60, windowMs: minute },
  logPerVisitorAndDay: { name: 'log-visitor-day', points: 2000, windowMs: day },
  pathInAll: { name: 'path-all', points: 50_000, windowMs: day },
  clickInAll: { name: 'click-all', points: 20_000, windowMs: day },
} as const satisfies Record<string, LimitRule>;

/**
 * How long an unknown network waits between two tries at the password of an address that is being guessed at. It grows with the
 * tries of the hour, and the first try of a network is never refused: the right password opens the account, from anywhere.
 *
 * @param tries of the hour, by unknown networks
 * @returns undefined while there are not too many
 */
export function waitBetweenLogins(tries: number): LimitRule | undefined {
  const ceiling = rules.loginPerAddress.points;
  if (tries < ceiling) return undefined;
  const minutes = tries < 3 * ceiling ? 1 : tries < 10 * ceiling ? 5 : 15;
  return { name: `login-wait-${minutes}`, points: 1, windowMs: minutes * minute };
}
