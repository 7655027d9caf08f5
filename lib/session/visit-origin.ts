/** Days that the codes a visitor came with are kept. */
const keptDays = 90;
const storageKey = 'visit_origin';

interface Kept {
  channel?: string;
  invite?: string;
  /** Epoch ms after which the entry counts as gone. */
  until: number;
}

/** The codes as the sign-in calls take them (spec section 7). */
export interface VisitOrigin {
  channel?: string;
  invite_code?: string;
}

/**
 * Keeps `channel_code`, `channel` or `utm_source`, and `invite` or `invite_code`, of the query for 90 days. The last channel counts; of
 * invitations the first one, so that nobody takes over somebody else's.
 */
export function keepVisitOrigin(search: string, now = Date.now()): void {
  const query = new URLSearchParams(search);
  const channel = query.get('channel_code') ?? query.get('channel') ?? query.get('utm_source');
  const invite = query.get('invite') ?? query.get('invite_code');
  if (!channel && !invite) return;
  const kept = read(now);
  const next: Kept = { ...kept, until: now + keptDays * 86_400_000 };
  if (channel) next.channel = channel.slice(0, 100);
  if (invite && !kept?.invite) next.invite = invite.slice(0, 64);
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage is blocked: the codes are lost with the page, and signing in works without them.
  }
}

/** The codes to send along with a sign-in. */
export function visitOrigin(now = Date.now()): VisitOrigin {
  const kept = read(now);
  return {
    ...(kept?.channel && { channel: kept.channel }),
    ...(kept?.invite && { invite_code: kept.invite }),
  };
}

function read(now: number): Kept | undefined {
  try {
    const kept = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null') as Kept | null;
    return kept && kept.until > now ? kept : undefined;
  } catch {
    return undefined;
  }
}
