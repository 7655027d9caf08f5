import { failures, type Call } from '../call';
import { z } from '../zod';
import { practiceEntry, practiceLimits } from './entries';

const mark = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const practiceNews = z.object({
  /** Names the account, the same in every answer, and tells nothing else of it. */
  of: z.string().min(1).max(100),
  /** What to ask with the next time, as `since`. */
  mark,
  entries: z.array(practiceEntry),
});

/** What somebody has practised, kept in the account; the embedded API's calls, which an external API may lack (404). */
export const practiceCalls = {
  practice: {
    summary: 'What the account keeps of practice, or what of it has changed',
    methods: ['GET'],
    path: '/practice',
    auth: 'bearer',
    request: {
      query: z.object({
        /** The `mark` of an answer: what has changed after it is enough. */
        since: z
          .string()
          .regex(/^\d{1,16}$/, 'Not a mark')
          .optional(),
      }),
    },
    data: practiceNews,
    errors: [failures.unauthorized, failures.invalid, failures.slowDown],
  },
  keepPractice: {
    summary:
      'Merges what was practised into the account, the newest of each; answers how each of it stands now, and what else has changed',
    methods: ['PUT'],
    path: '/practice',
    auth: 'bearer',
    request: {
      body: z.object({
        since: mark,
        /** What the sender's clock says, epoch ms: one that is wrong is reckoned with. */
        now: z.number().int().min(0).max(8.64e15),
        entries: z.array(practiceEntry).max(practiceLimits.entries),
      }),
    },
    data: practiceNews,
    errors: [failures.unauthorized, failures.practiceFull, failures.invalid, failures.slowDown],
  },
} as const satisfies Record<string, Call>;
