/** What a call was refused with: the sentence for staff, its machine name, and what else the answer holds. */
export class Refused extends Error {
  constructor(
    sentence: string,
    readonly code: string,
    readonly data: Readonly<Record<string, unknown>> = {},
  ) {
    super(sentence);
    this.name = 'Refused';
  }
}

type Query = Readonly<Record<string, string | undefined>>;

/** @throws {Refused} with a sentence that can be shown as it is */
export function get<Answer>(path: string, query: Query = {}): Promise<Answer> {
  const given = Object.entries(query).filter((part): part is [string, string] => part[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return call(search ? `${path}?${search}` : path, { method: 'GET' });
}

/** @throws {Refused} as {@link get} */
export function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(`/__edit/api/${path}`, init).catch(() => {
    throw new Refused('The editor does not answer. Is “npm run edit” still running?', 'silent');
  });
  const data: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && data !== undefined) return data as Answer;
  const { error, code, ...more } = (data ?? {}) as { error?: unknown; code?: unknown };
  throw new Refused(
    typeof error === 'string' ? error : `The editor answered with an error (${answer.status}).`,
    typeof code === 'string' ? code : 'unknown',
    more,
  );
}

export const isConflict = (error: unknown): error is Refused =>
  error instanceof Refused && error.code === 'changed_on_disk';

export function sentenceOf(error: unknown): string {
  return error instanceof Refused ? error.message : `Something in the editor broke: ${String(error)}`;
}
