import { failures, type Call } from './call';
import { email, locale, nickname } from './fields';
import { limits } from './limits';
import { z } from './zod';

/** What a message is about; the last parts of the message keys that name it. */
export const contactTopics = ['question', 'purchase', 'account', 'partner', 'press'] as const;

export const contactCalls = {
  contact: {
    summary:
      "Mails a visitor's message to the operator, and to the visitor that it came in, with a copy where the token's account has the address",
    methods: ['POST'],
    path: '/contact',
    auth: 'optional',
    request: {
      body: z.object({
        name: nickname,
        email,
        topic: z.enum(contactTopics),
        message: z
          .string()
          .trim()
          .min(1, 'A message is needed')
          .max(limits.message, `At most ${limits.message.toLocaleString('en')} characters`),
        locale,
        /** A field that people do not see and leave empty; who fills it in gets the same answer and sends nothing. */
        website: z.string().max(500).optional(),
      }),
    },
    data: z.literal(true),
    errors: [failures.invalid, failures.slowDown],
  },
} as const satisfies Record<string, Call>;
