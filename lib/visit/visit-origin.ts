import { jsonEntry } from '../browser/storage';
import { originDays } from './kept-days';

interface Kept {
  channel?: string;
  invite?: string;
  /** Epoch ms after which the entry counts as gone. */
  until: number;
}

const entry = jsonEntry<Kept>({ area: 'localStorage', name: 'visit_origin', parse: parseKept });

/** The codes as the sign-in calls take them (spec section 7). */
export interface VisitOrigin {
  channel?: string;
  invite_code?: string;
}

/**
 * Keeps `channel_code`, `channel` or `utm_source`, and `invite` or `invite_code`, of the query for 90 days. The last channel counts; of
 * invitations the first one, so that nobody takes over somebody else's.
 *
 * @returns an invitation that was not kept before and is now
 */
export function keepVisitOrigin(search: string, now = Date.now()): string | undefined {
  const query = new URLSearchParams(search);
  const channel = query.get('channel_code') ?? query.get('channel') ?? query.get('utm_source');
  const invite = query.get('invite') ?? query.get('invite_code');
  if (!channel && !invite) return undefined;
  const kept = read(now);
  const next: Kept = { ...kept, until: now + originDays * 86_400_000 };
  if (channel) next.channel = channel.slice(0, 100);
  if (invite && !kept?.invite) next.invite = invite.slice(0, 64);
  // Where storage is blocked the codes are lost, and signing in works without them.
  const isKept = entry.write(next);
  return isKept && next.invite !== kept?.invite ? next.invite : undefined;
}

/**
 * The queries that may hold codes: that of the page, and before it that of the page of this site which led here, as that one may have
 * been left before its script could run.
 */
export function arrivalQuery(page: { origin: string; search: string }, referrer: string): string[] {
  const before = URL.canParse(referrer) ? new URL(referrer) : null;
  return before?.origin === page.origin ? [before.search, page.search] : [page.search];
}

export function visitOrigin(now = Date.now()): VisitOrigin {
  const kept = read(now);
  return {
    ...(kept?.channel && { channel: kept.channel }),
    ...(kept?.invite && { invite_code: kept.invite }),
  };
}

function read(now: number): Kept | undefined {
  const kept = entry.read();
  return kept && kept.until > now ? kept : undefined;
}

function parseKept(value: unknown): Kept | null {
  const { channel, invite, until } = (value ?? {}) as Record<string, unknown>;
  if (typeof until !== 'number') return null;
  return {
    ...(typeof channel === 'string' && { channel }),
    ...(typeof invite === 'string' && { invite }),
    until,
  };
}
