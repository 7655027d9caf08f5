import { jsonEntry, type StorageEntry } from '../browser/storage';

/** What the second page of a flow needs from the first: no password is ever kept. */
export interface Pending {
  email: string;
  nickname?: string;
  /** Epoch ms at which the last code was sent. */
  sentAt?: number;
  /** Epoch ms from which a new code may be asked for. */
  resendAt: number;
  /** What the API answered to each request for a code, the newest first; an API that binds codes to the address answers none. */
  challenges?: readonly string[];
  /** Asked again while the last code was too fresh: that one still serves. */
  again?: boolean;
  /** Proof of the address; missing until its code was right. */
  ticket?: string;
}

export type Flow = 'register' | 'reset';

/** Where storage is blocked the state lives as long as the page is not reloaded. */
const entryOf = (flow: Flow) =>
  jsonEntry<Pending>({ area: 'sessionStorage', name: `pending_${flow}`, parse, inPage: true });

const entries: Readonly<Record<Flow, StorageEntry<Pending>>> = {
  register: entryOf('register'),
  reset: entryOf('reset'),
};

/** Keeps the state of a flow until the tab is closed. */
export function keepPending(flow: Flow, pending: Pending): void {
  entries[flow].write(pending);
}

/** The state of a flow, or undefined when its first step has not been taken in this tab. */
export function readPending(flow: Flow): Pending | undefined {
  return entries[flow].read() ?? undefined;
}

export function dropPending(flow: Flow): void {
  entries[flow].remove();
}

function parse(value: unknown): Pending | null {
  const { email, resendAt } = (value ?? {}) as Partial<Pending>;
  return typeof email === 'string' && typeof resendAt === 'number' ? (value as Pending) : null;
}
