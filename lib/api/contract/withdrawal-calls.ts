import { failures, type Call } from './call';
import { optionalMoment } from './dates';
import { withdrawalState } from './entities';
import { email, locale, mailLocaleHeader, nickname } from './fields';
import { limits } from './limits';
import { z } from './zod';

const reason = z
  .string()
  .trim()
  .max(limits.withdrawReason, `At most ${limits.withdrawReason.toLocaleString('en')} characters`)
  .optional();

/** The withdrawal from a contract (Directive (EU) 2023/2673, article 11a of Directive 2011/83/EU): with a session and without one. */
export const withdrawalCalls = {
  withdrawPurchase: {
    summary:
      'Withdraws from a purchase of the user; recorded once, confirmed by mail, refunded where it is unused',
    methods: ['POST'],
    path: '/account/withdraw',
    auth: 'bearer',
    request: {
      headers: mailLocaleHeader,
      body: z.object({ purchaseId: z.string().min(1).max(100), reason }),
    },
    data: z.object({ state: withdrawalState }),
    errors: [
      failures.unauthorized,
      failures.unknownPurchase,
      failures.tooLate,
      failures.invalid,
      failures.slowDown,
    ],
  },
  withdraw: {
    summary:
      'Declares a withdrawal without a session; recorded, mailed to the operator and confirmed to the sender, whether or not the address is known',
    methods: ['POST'],
    path: '/withdraw',
    auth: 'none',
    request: {
      body: z.object({
        name: nickname,
        email,
        /** The purchase number, or what was bought and when. */
        purchase: z
          .string()
          .trim()
          .min(1, 'The purchase is needed')
          .max(limits.withdrawn, `At most ${limits.withdrawn} characters`),
        reason,
        locale,
      }),
    },
    data: z.object({ receivedAt: optionalMoment }),
    errors: [failures.invalid, failures.slowDown],
  },
} as const satisfies Record<string, Call>;
