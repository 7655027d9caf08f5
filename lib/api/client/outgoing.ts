import type { z } from 'zod';
import type { Call } from '../contract/call';
import type { CallInput, CallName } from '../contract/calls';
import { fieldErrors } from '../contract/field-errors';
import { ApiError } from '../errors';

/** The calls this site makes; the webhook is the payment provider's. */
export type OwnCallName = Exclude<CallName, 'webhook'>;

export interface Outgoing {
  url: string;
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string | Blob;
    cache?: 'no-store';
    keepalive?: true;
  };
}

export type CallTable = Readonly<Partial<Record<CallName, Call>>>;

interface Sender {
  table: CallTable;
  baseUrl: string;
  token?: string | null | undefined;
  /** Language of the answer, for calls whose input names none. */
  locale?: string | undefined;
}

/** Whoever signs out or practises may leave the page meanwhile; it is done all the same. */
const outlasting: readonly OwnCallName[] = ['logout', 'keepPractice'];

/**
 * Writes a call as a request, its parts checked and normalised by the contract.
 *
 * @throws ApiError `invalid` with `fields`, as the API itself would answer
 */
export function outgoing<Name extends OwnCallName>(
  name: Name,
  input: CallInput<Name> | undefined,
  { table, baseUrl, token, locale }: Sender,
): Outgoing {
  const call = callOf(table, name);
  const given: { params?: unknown; query?: unknown; body?: unknown; headers?: object; raw?: Blob } =
    input ?? {};
  const language: Record<string, string> = locale === undefined ? {} : { locale };
  const params = new Map(strings(checked(call.request.params, given.params)));
  const path = call.path
    .split('/')
    .map((part) => (part.startsWith('{') ? encodeURIComponent(params.get(part.slice(1, -1)) ?? '') : part))
    .join('/');
  const query = checked(call.request.query, given.query);
  const body = checked(call.request.body, given.body);
  const ownHeaders = checked(call.request.headers, { ...language, ...given.headers });

  const headers: Record<string, string> = {
    accept: 'application/json, application/jose, */*;q=0.1',
    ...language,
    ...Object.fromEntries(strings(ownHeaders)),
  };
  const init: Outgoing['init'] = { method: call.methods[0], headers };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  if (call.rawBody && given.raw) {
    // Parameters such as the codec are nobody's business here.
    headers['content-type'] = given.raw.type.split(';', 1)[0] ?? '';
    init.body = given.raw;
  }
  if (call.auth !== 'none' && token) headers.authorization = `Bearer ${token}`;
  if (call.auth === 'bearer') init.cache = 'no-store';
  if (outlasting.includes(name)) init.keepalive = true;
  const search = new URLSearchParams(strings(query)).toString();
  return { url: `${baseUrl.replace(/\/+$/, '')}${path}${search && `?${search}`}`, init };
}

/** @throws Error for a call that belongs to another client */
export function callOf(table: CallTable, name: CallName): Call {
  const call = table[name];
  if (!call) throw new Error(`This client does not make the call ${name}`);
  return call;
}

function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  // A part that may be left out is not sent empty.
  if (value === undefined && schema.safeParse(undefined).success) return undefined;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  throw new ApiError('The request is not valid', {
    status: 422,
    code: 'invalid',
    fields: fieldErrors(result.error),
    cause: result.error,
  });
}

function strings(values: unknown): [string, string][] {
  return Object.entries(values ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);
}
