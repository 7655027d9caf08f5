import { failures, error, type Call, type ErrorCase } from '../call';
import { date } from '../dates';
import { locale } from '../fields';
import { z } from '../zod';
import { tutorLimits } from './limits';

export const tutorFailures = {
  noTutor: error(404, 'no_tutor', 'no model is connected'),
  notInPlan: error(402, 'not_in_plan', 'no plan of the account that runs has the tutor'),
  spent: error(429, 'spent', 'as much was asked as one may on a day; `Retry-After` says when it goes on'),
  unknownThread: error(404, 'unknown_thread', 'this user has no such thread'),
  tutorBusy: error(409, 'busy', 'the thread waits for an answer already'),
} as const satisfies Record<string, ErrorCase>;

export type TutorErrorCode = (typeof tutorFailures)[keyof typeof tutorFailures]['code'];

export const tutorModes = ['standard', 'test'] as const;
export type TutorMode = (typeof tutorModes)[number];

const threadId = z.string().regex(/^[\w-]{20,64}$/, 'Not a thread');
const ofThread = { params: z.object({ id: threadId }) };

/** What one has said. `lessons`: keys of the lessons that an answer in test mode has used (`lib/site/courses.ts`). */
export const tutorMessage = z.object({
  by: z.enum(['user', 'tutor']),
  /** Markdown of the tutor's; what one has typed is plain. English examples stand in `<en>`. */
  text: z.string(),
  at: date,
  lessons: z.array(z.string()),
  stopped: z.boolean(),
});
export type TutorMessage = z.infer<typeof tutorMessage>;

/** One event of an answer: the thread it stands in, pieces of its text, then its end, or why there is none. */
export const tutorEvent = z.union([
  z.object({ begun: threadId }),
  z.object({ text: z.string() }),
  z.object({ thread: threadId, left: z.number().int().min(0), lessons: z.array(z.string()) }),
  z.object({ failed: z.enum(['unavailable', 'refused', 'slow']) }),
]);
export type TutorEvent = z.infer<typeof tutorEvent>;

const ownErrors = [
  failures.unauthorized,
  tutorFailures.noTutor,
  failures.invalid,
  failures.slowDown,
] as const;

/** The tutor; the embedded API's calls, which answer 404 where no model is connected. */
export const tutorCalls = {
  tutor: {
    summary: 'The models, the modes, what may still be asked today, and the threads, the newest first',
    methods: ['GET'],
    path: '/tutor',
    auth: 'bearer',
    request: {},
    data: z.object({
      models: z.array(z.object({ id: z.string(), name: z.string() })),
      modes: z.array(z.enum(tutorModes)),
      included: z.boolean(),
      /** Questions of the day, and how many are left of them. */
      perDay: z.number().int(),
      left: z.number().int().min(0),
      /** When all of them are there again. */
      renewed: date,
      threads: z.array(
        z.object({
          id: threadId,
          /** The beginning of the first question. */
          title: z.string(),
          mode: z.enum(tutorModes),
          at: date,
          until: date,
        }),
      ),
    }),
    errors: [failures.unauthorized, tutorFailures.noTutor, failures.slowDown],
  },
  tutorThread: {
    summary: 'All that was said in a thread',
    methods: ['GET'],
    path: '/tutor/threads/{id}',
    auth: 'bearer',
    request: ofThread,
    data: z.object({
      id: threadId,
      mode: z.enum(tutorModes),
      model: z.string(),
      messages: z.array(tutorMessage),
      answering: z.boolean(),
    }),
    errors: [...ownErrors, tutorFailures.unknownThread],
  },
  deleteThread: {
    summary: 'Deletes a thread',
    methods: ['DELETE'],
    path: '/tutor/threads/{id}',
    auth: 'bearer',
    request: ofThread,
    data: z.literal(true),
    errors: [...ownErrors, tutorFailures.unknownThread],
  },
  askTutor: {
    summary:
      'Asks the tutor; the answer is `text/event-stream`, each event one JSON: `{begun}` with the thread, which is a new one where the old one is full, then `{text}`, the last one `{thread, left, lessons}` or `{failed}`. Whoever closes it stops the answer, and what was said is kept. The same text again, where it was not answered, is the same question',
    methods: ['POST'],
    path: '/tutor/messages',
    auth: 'bearer',
    request: {
      body: z.object({
        thread: threadId.optional(),
        mode: z.enum(tutorModes),
        model: z.string().min(1).max(100),
        text: z.string().trim().min(1).max(tutorLimits.question),
        locale,
      }),
    },
    data: z.custom<Blob>(),
    binaryAnswer: true,
    errors: [
      ...ownErrors,
      tutorFailures.notInPlan,
      tutorFailures.spent,
      tutorFailures.unknownThread,
      tutorFailures.tutorBusy,
    ],
  },
} as const satisfies Record<string, Call>;
