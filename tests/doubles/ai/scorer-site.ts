import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { connectAi } from '@/lib/backend/ai/connect';
import { tokensLeft } from '@/lib/backend/ai/spend';
import type { Job, Scorer } from '@/lib/backend/calls/scorers';
import { connectedScorer } from '@/lib/backend/correction/scorers/connected/scorer';
import { migrate } from '@/lib/backend/database/migrate';
import { openDatabase } from '@/lib/backend/database/open';
import type { Correction, CorrectionTask } from '@/lib/correction/correction';
import type { Frames } from '@/lib/correction/sound/frames.mjs';
import type { TestDatabase } from '../backend/databases';
import type { AskedChat } from './asked';
import { aiStandIn } from './stand-in-for-test';

const start = Date.UTC(2026, 0, 15, 12);

export const task: CorrectionTask = {
  type: 'writingSample',
  mode: 'write',
  prompt: 'Describe your school. What do you like about it?',
  photo: null,
  seconds: 300,
};

/** What is heard of every recording here: twelve seconds, of which the first four and the last one are silent. */
export const frames: Frames = {
  seconds: 12,
  loudness: Float32Array.from({ length: 600 }, (_, at) => (at < 200 || at >= 550 ? -80 : -20)),
  cut: 0,
};

/** What the built-in checker makes of a recording. */
const byChecker: Correction = {
  scorer: { name: 'Built-in checker', version: '1', scores: false },
  ...{ text: null, marks: [], notes: [], sound: null, score: null },
};

/** A mark as a model gives it. */
export const given = (quote: string, replacement: string | null, more: object = {}) => ({
  ...{ quote, before: '', kind: 'agreement', replacement, reason: 'Because.', confidence: 'high' },
  ...more,
});

/** An answer as a model gives it. */
export const answered = (more: object = {}): string =>
  JSON.stringify({ language: 'en', marks: [], notes: [], score: null, ...more });

/** The lines between those that fence the answer in. */
export const answerIn = ({ messages }: AskedChat): string =>
  /^----- the answer, \w+ -----\n([^]*)\n----- end of the answer, \w+ -----$/m.exec(
    messages[1]?.content ?? '',
  )?.[1] ?? '';

interface Given {
  perDay?: number;
  timeoutMs?: number;
  transcriber?: string | undefined;
  /** Hears a recording. */
  hear?: () => Promise<Frames>;
}

/** A connected scorer on a database of its own, with a user, asking the stand-in service, for the time of one test. */
export async function scorerSite({ schema, ...database }: TestDatabase, given: Given = {}) {
  const { perDay = 200_000, timeoutMs = 4000, transcriber = 'ears-1' } = given;
  const { service, base, close } = await aiStandIn();
  const opened = openDatabase(
    { ...database },
    { ...(schema === undefined ? {} : { schema }), onError: () => undefined },
  );
  const { db } = opened;
  onTestFinished(() => db.destroy());
  await migrate(opened, () => start);
  const userId = 'ada';
  const user = { id: userId, email: 'ada@example.com', password_hash: null, name: null, nickname: null };
  const rest = { avatar: null, temp: 0, free_vip_end_time: null, channel: null, invite_code: null };
  await db
    .insertInto('users')
    .values({ ...user, ...rest, created_at: start, signed_in_at: start })
    .execute();
  const ai = connectAi({
    AI_BASE_URL: base,
    AI_API_KEY: 'sk-secret',
    AI_MODELS: 'small-1=Quick,large-1',
    AI_TRANSCRIBE_MODEL: 'transcriber' in given ? given.transcriber : transcriber,
    AI_TIMEOUT_MS: timeoutMs,
  });
  if (!ai) throw new Error('Not connected');
  const log: string[] = [];
  const builtIn: Scorer = {
    ...{ ...byChecker.scorer, transcribes: false, close: () => Promise.resolve() },
    correct: () => Promise.resolve(byChecker),
  };
  const scorer = connectedScorer({
    ...{ ai, builtIn, db },
    checker: { hear: given.hear ?? (() => Promise.resolve(frames)), close: () => Promise.resolve() },
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
    now: () => start,
    settings: { AI_TOKENS_PER_DAY: perDay, AI_TIMEOUT_MS: timeoutMs },
  });
  const never = new AbortController().signal;
  return {
    ...{ service, scorer, log, close },
    left: () => tokensLeft(db, { userId, now: start, perDay }),
    /** Has a text corrected. */
    correct: (text: string, job: Partial<Job> = {}, signal = never) =>
      scorer.correct({ task, locale: 'en', userId, answer: { text }, ...job }, signal),
    /** Has a recording corrected. */
    hear: (job: Partial<Job> = {}) =>
      scorer.correct(
        {
          ...{ task: { ...task, mode: 'speak', type: 'speakingSample' }, locale: 'en', userId },
          answer: { recording: { type: 'audio/webm', bytes: new Uint8Array([1, 2, 3]) } },
          ...job,
        },
        never,
      ),
  };
}
