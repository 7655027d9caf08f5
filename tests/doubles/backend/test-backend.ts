import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { openBackend, type Backend, type BackendParts } from '@/lib/backend/backend';
import type { Tables } from '@/lib/backend/database/tables';
import { readBackendSettings } from '@/lib/backend/base/settings';
import type { TestDatabase } from './databases';

interface Sent {
  method?: string;
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  raw?: BodyInit;
  token?: string;
  headers?: Record<string, string>;
}

/** An answer as the client sees it. */
export interface Answer<Data> {
  status: number;
  headers: Headers;
  /** The parsed body. */
  body: { data: Data; message?: string; code?: string; fields?: Record<string, string> };
}

export interface TestBackend {
  backend: Backend;
  /** Calls the API by the call's path; POST when there is a body. */
  call<Data = unknown>(path: string, sent?: Sent): Promise<Answer<Data>>;
  /** Moves the clock on. */
  pass(ms: number): void;
  /** What the log holds. */
  logged: string[];
  /** Statements sent to the database since the last reading. */
  statements(): string[];
  /** Every row of every table but the counters of the limits. */
  snapshot(): Promise<Record<string, unknown[]>>;
  /** The newest mail to an address, as it was written. */
  mailTo(email: string): Promise<string | undefined>;
}

/** For a machine under load. */
const timeoutMs = 60_000;

const tables = [
  'users',
  'identities',
  'sessions',
  'codes',
  'tickets',
  'known_places',
  'two_step',
  'recovery_codes',
  'step_tickets',
  'passkeys',
  'passkey_challenges',
  'used_id_tokens',
  'article_votes',
  'path_log',
  'click_ids',
  'plans',
  'purchases',
  'grants',
  'payment_events',
  'withdrawals',
  'invites',
  'practice',
  'exams',
  'exam_answers',
  'scored_answers',
  'corrections',
  'tutor_threads',
  'tutor_messages',
  'tutor_days',
] as const satisfies readonly (keyof Tables)[];

const start = Date.UTC(2026, 0, 15, 12);

/** The embedded API on a database of its own, with a clock of its own, for the time of one test. */
export async function testBackend(
  { schema, ...database }: TestDatabase,
  { settings = {}, ...parts }: BackendParts & { settings?: Record<string, unknown> } = {},
): Promise<TestBackend> {
  let now = start;
  const logged: string[] = [];
  let statements: string[] = [];
  const backend = await openBackend(readBackendSettings({ ...database, ...settings }), {
    now: () => now,
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
    database: {
      ...(schema === undefined ? {} : { schema }),
      onStatement: ({ query }) => void statements.push(query.sql),
    },
    // The real cost is for attackers; hundreds of guesses in a test need not pay it.
    hashCost: { memoryCost: 64, timeCost: 1, parallelism: 1 },
    ...parts,
  });
  onTestFinished(() => backend.close(), timeoutMs);

  return {
    backend,
    logged,
    pass: (ms) => void (now += ms),
    statements() {
      const seen = statements;
      statements = [];
      return seen;
    },
    async call(path, { method, body, raw, token, headers = {} } = {}) {
      const hasBody = body !== undefined || raw !== undefined;
      const response = await backend.fetch(
        new Request(`http://localhost/api/v1${path}`, {
          method: method ?? (hasBody ? 'POST' : 'GET'),
          headers: {
            ...(hasBody && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...(hasBody && { body: raw ?? JSON.stringify(body) }),
        }),
      );
      const answered = await response.json();
      // What is done behind the answer belongs to its moment; the test may move the clock on.
      await backend.settled();
      return { status: response.status, headers: response.headers, body: answered };
    },
    async snapshot() {
      const rows = await Promise.all(
        tables.map(async (table) => {
          const found = await backend.deps.db.selectFrom(table).selectAll().execute();
          return [table, found.map((row) => JSON.stringify(row)).sort()] as const;
        }),
      );
      return Object.fromEntries(rows);
    },
    async mailTo(email) {
      const folder = join(database.DATA_DIR, 'mail');
      const names = await readdir(folder).catch(() => []);
      const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
      return mails.filter((mail) => mail.includes(`To: ${email}\r\n`)).at(-1);
    },
  };
}
