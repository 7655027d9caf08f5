import type { Accounts } from './accounts';
import type { Purchases } from './purchases';
import { Refusal, type Asked } from './wire';

/** What the calls work on. */
export interface World {
  accounts: Accounts;
  purchases: Purchases;
  /** Absolute address of the page where a purchase is paid. */
  payPage: (session: string) => string;
}

/** A call: what stands in `data` of its success. */
export type Call = (world: World, asked: Asked, token: string | undefined) => unknown;

/** Calls by path and method. */
export type Calls = Record<string, Partial<Record<'GET' | 'POST', Call>>>;

/** @throws Refusal 404, 405 */
export function callFor(calls: Calls, { path, method }: Asked): Call {
  const methods = Object.hasOwn(calls, path) ? calls[path] : undefined;
  if (!methods) throw new Refusal(404, 'unknown_call');
  const call = method === 'GET' || method === 'POST' ? methods[method] : undefined;
  if (!call) {
    throw new Refusal(405, 'bad_method', { headers: { allow: Object.keys(methods).join(', ') } });
  }
  return call;
}

/** The token of a request; anything but one bearer token is refused. */
export function tokenOf({ headers: { authorization } }: Asked): string | undefined {
  if (authorization === undefined) return undefined;
  const token = /^Bearer ([\w-]+)$/.exec(authorization)?.[1];
  if (token === undefined) throw new Refusal(401, 'unauthorized');
  return token;
}
