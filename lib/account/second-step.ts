import { secondStepMinutes } from '../api/contract/durations';
import { jsonEntry } from '../browser/storage';

export interface BegunLogin {
  ticket: string;
  /** Epoch ms from which it has to be begun anew. */
  until: number;
}

const entry = jsonEntry<BegunLogin>({
  area: 'sessionStorage',
  name: 'pending_login',
  inPage: true,
  parse: (value) => {
    const { ticket, until } = (value ?? {}) as Partial<BegunLogin>;
    return typeof ticket === 'string' && typeof until === 'number' ? { ticket, until } : null;
  },
});

/** Keeps a login for its second step, which may be taken on another page. */
export function keepBegunLogin(ticket: string): BegunLogin {
  const begun = { ticket, until: Date.now() + secondStepMinutes * 60_000 };
  entry.write(begun);
  return begun;
}

/** The login that waits in this tab; undefined once its time is over. */
export function readBegunLogin(): BegunLogin | undefined {
  const begun = entry.read();
  return begun !== null && Date.now() < begun.until ? begun : undefined;
}

export function dropBegunLogin(): void {
  entry.remove();
}
