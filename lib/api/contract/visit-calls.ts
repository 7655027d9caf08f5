import { failures, type Call } from './call';
import { clickId, locale, metaCookie } from './fields';
import { limits } from './limits';
import { z } from './zod';

export const visitCalls = {
  logFb: {
    summary: "Logs Facebook's click and browser ids",
    methods: ['POST'],
    path: '/common/logFb',
    auth: 'none',
    request: {
      body: z.object({
        fbc: metaCookie.optional(),
        fbp: metaCookie.optional(),
      }),
    },
    data: z.literal(true),
    errors: [failures.crossSite, failures.invalid, failures.slowDown],
  },
  logFbclid: {
    summary: "Logs the click id of a Facebook advertisement's link",
    methods: ['GET'],
    path: '/common/logFbclid',
    auth: 'none',
    request: { query: z.object({ fbclid: clickId }) },
    data: z.literal(true),
    errors: [failures.crossSite, failures.invalid, failures.slowDown],
  },
  logVisit: {
    summary: "Counts a visit by an invitation but the owner's own; nothing of the visitor is kept",
    methods: ['POST'],
    path: '/common/visit',
    auth: 'optional',
    request: { body: z.object({ invite: z.string().min(1).max(limits.inviteCode) }) },
    data: z.literal(true),
    errors: [failures.crossSite, failures.invalid, failures.slowDown],
  },
  logPath: {
    summary: 'Logs a page view',
    methods: ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'],
    path: '/common/logPath',
    auth: 'none',
    request: {
      query: z.object({
        /** The page without its locale segment. */
        path: z
          .string()
          .max(limits.loggedPath)
          .regex(/^[\x21-\x7e]*$/, 'Not a path as addresses have it'),
        locale,
        /** Missing or wrong: `bad_sign`. */
        sign: z.string().max(200).optional(),
      }),
    },
    data: z.literal(true),
    errors: [failures.badSign, failures.crossSite, failures.invalid, failures.slowDown],
  },
} as const satisfies Record<string, Call>;
