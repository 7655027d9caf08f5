import { randomUUID } from 'node:crypto';
import type { CallData } from '@/lib/api/contract/calls';
import type { BackendParts } from '@/lib/backend/backend';
import type { Job, Scorer } from '@/lib/backend/calls/scorers';
import { placeOrder } from '@/lib/backend/correction/orders/order';
import type { Correction } from '@/lib/correction/correction';
import { registerUser } from '../backend/accounts';
import type { TestDatabase } from '../backend/databases';
import { testBackend, type TestBackend } from '../backend/test-backend';

/** Of whoever orders. */
export const email = 'ada@example.com';

/** What a scorer says of an answer: that its first letter is wrong. */
export function correctionFor(
  { answer }: Pick<Job, 'answer'>,
  { scores = false, name = 'stand-in' }: { scores?: boolean; name?: string } = {},
): Correction {
  const text = 'text' in answer ? answer.text : 'What was said';
  const reason = { key: 'spelling', values: { found: text.slice(0, 1) } };
  return {
    scorer: { name, version: '1', scores },
    text,
    marks: [{ start: 0, end: 1, kind: 'spelling', replacement: 'X', reason, sure: true }],
    notes: [{ criterion: 'content', tone: 'good', said: { key: 'onTopic', values: {} } }],
    sound:
      'text' in answer ? null : { seconds: 3, spoken: 2, pauses: [], levels: [0.1, 0.2], clipped: false },
    score: scores ? { low: 95, high: 115 } : null,
  };
}

/** A scorer that does as it is told, and keeps what it was asked. */
export function scorerThat(
  correct: Scorer['correct'],
  { name = 'stand-in', scores = false }: { name?: string; scores?: boolean } = {},
): Scorer & { jobs: Job[] } {
  const jobs: Job[] = [];
  return {
    ...{ name, version: '1', scores, transcribes: false, jobs },
    correct(job, signal) {
      jobs.push(job);
      return correct(job, signal);
    },
    close: async () => undefined,
  };
}

/** A scorer that corrects at once. */
export const quickScorer = (of: { name?: string; scores?: boolean } = {}) =>
  scorerThat(async (job) => correctionFor(job, of), of);

/** A scorer that waits until it is let go; `begun` says that it has been asked. */
export function heldScorer() {
  const gates: (() => void)[] = [];
  const seen: (() => void)[] = [];
  const scorer = scorerThat(async (job) => {
    const held = new Promise<void>((go) => gates.push(go));
    seen.shift()?.();
    await held;
    return correctionFor(job);
  });
  return {
    scorer,
    /** Told of the next job. */
    begun: () => new Promise<void>((go) => seen.push(go)),
    /** Lets the oldest job, or the one of a number, go on. */
    letGo: (place = 0) => gates[place]?.(),
  };
}

type Site = TestBackend;

/** A site with somebody who has corrections for nothing. */
export async function correctionSite(
  database: TestDatabase,
  {
    corrections = 3,
    builtIn = quickScorer(),
    connected,
    ...parts
  }: { corrections?: number; builtIn?: Scorer; connected?: Scorer } & BackendParts & {
      settings?: Record<string, unknown>;
    } = {},
) {
  const site = await testBackend(database, { scorers: { builtIn, connected }, ...parts });
  const token = await registerUser(site, email);
  if (corrections > 0) await giveCorrections(site, token, corrections);
  return { site, token };
}

export const userIdOf = async (site: Site, token: string): Promise<string> =>
  (await site.call<{ id: string }>('/userInfo', { token })).body.data.id;

/** Gives a user corrections. @param until epoch ms */
export async function giveCorrections(
  site: Site,
  token: string,
  count: number,
  until: number | null = null,
): Promise<string> {
  const grant = {
    ...{ id: randomUUID(), user_id: await userIdOf(site, token), purchase_id: null },
    ...{ granted_at: site.backend.deps.now(), usable_until: until, exam_num: 0, correct_num: count },
  };
  await site.backend.deps.db.insertInto('grants').values(grant).execute();
  return grant.id;
}

let orders = 0;

/** What is sent for an order of a text to one's own prompt. */
export const orderBody = (more: object = {}) => ({
  key: `key-of-order-${String((orders += 1)).padStart(6, '0')}`,
  ...{ locale: 'en', type: 'own', mode: 'write', prompt: { text: 'Describe your town.' } },
  text: 'i live in a small town.',
  ...more,
});

/** An order, and all that is done behind its answer. */
export const order = (site: Site, token: string, more: object = {}) =>
  site.call<{ id: string; state: string }>('/correction', { token, body: orderBody(more) });

/** A call, without what is done behind the answers: that may wait for the test. */
export async function alone<Data>(
  site: Site,
  token: string,
  path: string,
  { method, body }: { method?: string; body?: object } = {},
) {
  const response = await site.backend.fetch(
    new Request(`http://localhost/api/v1${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: (await response.json()) as { data: Data; code?: string } };
}

export const orderAlone = (site: Site, token: string, more: object = {}) =>
  alone<{ id: string; state: string }>(site, token, '/correction', { body: orderBody(more) });

export const lookAlone = (site: Site, token: string, id: string) =>
  alone<CallData<'correction'>>(site, token, `/correction/${id}`);

/** An order that nobody is told of: it lies until somebody works. */
export async function placeQuietly(site: Site, token: string, text: string): Promise<string> {
  const asked = { type: 'own', mode: 'write', prompt: 'Describe it.', task: null } as const;
  const { id } = await placeOrder(site.backend.deps, {
    ...{ key: `key of ${text}`, locale: 'en', answer: { text } },
    user: { id: await userIdOf(site, token), vip_base_time: null },
    asked: { ...asked, scene: null, photo: null, seconds: null },
  });
  return id;
}

/** A correction as it is now. */
export const look = (site: Site, token: string, id: string) =>
  site.call<CallData<'correction'>>(`/correction/${id}`, { token });

/** The list, by what is asked of it. */
export const listed = (site: Site, token: string, query = '') =>
  site.call<CallData<'corrections'>>(`/correction${query}`, { token });

/** Sends a recording for an order. */
export const sendSpoken = (site: Site, token: string, raw: BodyInit, type = 'audio/webm') =>
  site.call<{ recording: string }>('/correction/recording', {
    ...{ token, raw, method: 'POST' },
    headers: { 'content-type': type },
  });

/** The recording of a correction as bytes, or the status of a failure. */
export async function hear(site: Site, token: string, id: string) {
  const response = await site.backend.fetch(
    new Request(`http://localhost/api/v1/correction/${id}/recording`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  if (!response.ok) return { status: response.status };
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: 200, type: response.headers.get('content-type'), bytes };
}

/** What each grant has given of corrections. */
export const usedOf = async (site: Site): Promise<number[]> =>
  (
    await site.backend.deps.db
      .selectFrom('grants')
      .select('correct_used')
      .orderBy('granted_at')
      .orderBy('id')
      .execute()
  ).map(({ correct_used }) => correct_used);
