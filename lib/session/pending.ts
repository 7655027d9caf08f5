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
  /** Proof of the address, once the code was right. */
  ticket?: string;
}

export type Flow = 'register' | 'reset';

const keyOf = (flow: Flow) => `pending_${flow}`;

/** Keeps the state of a flow until the tab is closed. */
export function keepPending(flow: Flow, pending: Pending): void {
  memory.set(flow, pending);
  try {
    window.sessionStorage.setItem(keyOf(flow), JSON.stringify(pending));
  } catch {
    // Storage is blocked: the state lives as long as the page is not reloaded.
  }
}

/** The state of a flow, or undefined when its first step has not been taken in this tab. */
export function readPending(flow: Flow): Pending | undefined {
  const kept = memory.get(flow);
  if (kept) return kept;
  try {
    return (JSON.parse(window.sessionStorage.getItem(keyOf(flow)) ?? 'null') as Pending | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets a flow that is done. */
export function dropPending(flow: Flow): void {
  memory.delete(flow);
  try {
    window.sessionStorage.removeItem(keyOf(flow));
  } catch {
    // Nothing was kept where storage is blocked.
  }
}

const memory = new Map<Flow, Pending>();
