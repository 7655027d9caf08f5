import { failures, type Call } from './call';
import { ownedPlan, paymentStart, plan } from './entities';
import { localeHeader } from './fields';
import { paymentStatus } from './payment-status';
import { z } from './zod';

const rowId = z.string().min(1).max(100);

export const purchaseCalls = {
  commonVips: {
    summary: 'The plans on offer',
    methods: ['GET'],
    path: '/common/vips',
    auth: 'none',
    request: {},
    data: z.array(plan),
    errors: [],
  },
  vips: {
    summary: 'The plans on offer, each with whether the user owns it',
    methods: ['GET'],
    path: '/vips',
    auth: 'bearer',
    request: {},
    data: z.array(ownedPlan),
    errors: [failures.unauthorized],
  },
  payUrl: {
    summary: 'Starts a purchase and names the address where it is paid',
    methods: ['GET'],
    path: '/stripe/payUrl',
    auth: 'bearer',
    request: {
      /** The language the purchase is paid in. */
      headers: localeHeader,
      query: z.object({
        vipId: rowId,
        path: z
          .string()
          .regex(/^[\w-]{1,100}$/)
          .default('pricing'),
        isMobile: z.enum(['1', '0']).default('0'),
      }),
    },
    data: paymentStart,
    errors: [
      failures.unauthorized,
      failures.unknownPlan,
      failures.paymentsUnavailable,
      failures.invalid,
      failures.slowDown,
    ],
  },
  status: {
    summary: 'The state of a purchase of the user',
    methods: ['GET'],
    path: '/stripe/status',
    auth: 'bearer',
    request: { query: z.object({ logVipId: rowId }) },
    data: paymentStatus,
    errors: [failures.unauthorized, failures.unknownPurchase, failures.invalid, failures.slowDown],
  },
  webhook: {
    summary: "Stripe's signed events; the embedded API only",
    methods: ['POST'],
    path: '/stripe/webhook',
    auth: 'none',
    request: { headers: z.object({ 'stripe-signature': z.string().min(1).max(2000) }) },
    rawBody: true,
    data: z.literal(true),
    errors: [failures.badSignature],
  },
} as const satisfies Record<string, Call>;
