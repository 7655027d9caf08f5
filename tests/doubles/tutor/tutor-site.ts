import { randomUUID } from 'node:crypto';
import type { CallData } from '@/lib/api/contract/calls';
import type { TutorEvent } from '@/lib/api/contract/tutor/tutor-calls';
import type { BackendParts } from '@/lib/backend/backend';
import { readEvents } from '@/lib/tutor/read-events';
import { ScriptedAi } from '../ai/scripted-ai';
import { registerUser } from '../backend/accounts';
import type { TestDatabase } from '../backend/databases';
import { testBackend, type Answer, type TestBackend } from '../backend/test-backend';

type Parts = BackendParts & { settings?: Record<string, unknown> };

/** A site with a model, and somebody whose plan has the tutor. */
export async function tutorSite(database: TestDatabase, parts: Parts = {}) {
  const ai = new ScriptedAi();
  const site = await testBackend(database, { ai, ...parts });
  const token = await registerUser(site, 'ada@example.com');
  await givePlan(site, token);
  return { site, ai, token, ada: tutorOf(site, token) };
}

/** Gives a user a plan that is paid and runs from now on. */
export async function givePlan(
  site: TestBackend,
  token: string,
  { vipId = 'vip-30', days = 30 } = {},
): Promise<string> {
  const { body } = await site.call<{ id: string }>('/userInfo', { token });
  const now = site.backend.deps.now();
  const id = randomUUID();
  await site.backend.deps.db
    .insertInto('purchases')
    .values({
      ...{ id, user_id: body.data.id, vip_id: vipId, status: 'paid', provider: 'stripe' },
      ...{ provider_session: id, provider_payment: id, path: 'pricing', is_mobile: 0, name: 'plan' },
      ...{ type: '1', tag: null, days, amount: 1990, currency: 'USD', exam_num: 0, correct_num: 0 },
      ...{ unlimited: 0, valid_days: 90, created_at: now, paid_at: now, refunded_at: null },
      ...{ checked_at: null, vip_end_time: null },
    })
    .execute();
  return id;
}

/** A question as it is sent, with what is not said of it. */
const question = { mode: 'standard', model: 'small-1', text: 'What is a verb?', locale: 'en' };

/** The calls about the tutor as somebody, also while an answer is under way. */
export function tutorOf(site: TestBackend, token: string | undefined) {
  const send = (path: string, { method = 'GET', body }: { method?: string; body?: object } = {}) =>
    site.backend.fetch(
      new Request(`http://localhost/api/v1${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const call = async <Data>(...sent: Parameters<typeof send>): Promise<Answer<Data>> => {
    const response = await send(...sent);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const post = (more: object) => ({ method: 'POST', body: { ...question, ...more } });
  return {
    call,
    look: () => call<CallData<'tutor'>>('/tutor'),
    thread: (id: string) => call<CallData<'tutorThread'>>(`/tutor/threads/${id}`),
    remove: (id: string) => call(`/tutor/threads/${id}`, { method: 'DELETE' }),
    /** One that is refused. */
    refused: (more: object = {}) => call('/tutor/messages', post(more)),
    /** Its status, once all of the answer has come. */
    async askedAnd(more: object = {}): Promise<number> {
      const response = await send('/tutor/messages', post(more));
      await response.text();
      return response.status;
    },
    async ask(more: object = {}): Promise<Asked> {
      const response = await send('/tutor/messages', post(more));
      if (!response.ok || !response.body) throw new Error(`The tutor answers ${response.status}`);
      return new Asked(site, response, response.body);
    },
  };
}

/** A question whose answer comes. */
export class Asked {
  readonly #events: AsyncGenerator<TutorEvent>;

  constructor(
    readonly site: TestBackend,
    readonly response: Response,
    body: ReadableStream<Uint8Array>,
  ) {
    this.#events = readEvents(body);
  }

  /** The next event; undefined at the end. */
  async next(): Promise<TutorEvent | undefined> {
    const { value, done } = await this.#events.next();
    return done ? undefined : value;
  }

  /** Everything that still comes. What was said is written down then. */
  async rest(): Promise<TutorEvent[]> {
    const events: TutorEvent[] = [];
    for await (const event of this.#events) events.push(event);
    return events;
  }

  /** Goes away in the middle. */
  async leave(): Promise<void> {
    await this.#events.return(undefined);
    await this.site.backend.settled();
  }
}

/** The thread that events belong to. */
export function threadIn(events: readonly (TutorEvent | undefined)[]): string {
  for (const event of events) if (event && 'begun' in event) return event.begun;
  throw new Error('No thread was begun');
}

export const textIn = (events: readonly TutorEvent[]): string =>
  events.map((event) => ('text' in event ? event.text : '')).join('');
