import { codeAgainMs, codeMinutes } from '../api/contract/durations';
import { decodeError, hasCode } from '../api/errors';
import type { Locale } from '../i18n/locales';
import { loadApi } from '../session/api';
import { keepPending, readPending, type Flow, type Pending } from './pending';

/** Older codes have expired by the time that more have been asked for, or the API asks to wait. */
const keptChallenges = 3;

/**
 * Asks for a code, and keeps what its entry needs. Where the last code for this address is too fresh for another one, that one serves.
 *
 * @throws ApiError
 */
export async function beginFlow(
  flow: Flow,
  { email, nickname }: Pick<Pending, 'email' | 'nickname'>,
  locale: Locale,
): Promise<void> {
  const kept = readPending(flow);
  const earlier = kept?.email.toLowerCase() === email.toLowerCase() ? kept : undefined;
  const named = nickname === undefined ? {} : { nickname };
  const goOnWith = (pending: Pending) => keepPending(flow, { ...pending, ...named, again: true });
  if (earlier && isUnused(earlier, codeAgainMs)) return goOnWith(earlier);
  try {
    const challenges = await askForCode(flow, email, locale, earlier);
    const sentAt = Date.now();
    keepPending(flow, { email, ...named, sentAt, resendAt: sentAt + codeAgainMs, challenges });
  } catch (error) {
    if (decodeError(error).kind !== 'slowDown' || !earlier || !isUnused(earlier, codeMinutes * 60_000))
      throw error;
    goOnWith(earlier);
  }
}

function isUnused({ ticket, sentAt = 0 }: Pending, ageMs: number): boolean {
  return ticket === undefined && Date.now() < sentAt + ageMs;
}

/** Asks for another code. Those that were sent before stay good until their end. @throws ApiError */
export async function resendCode(flow: Flow, pending: Pending, locale: Locale): Promise<void> {
  const challenges = await askForCode(flow, pending.email, locale, readPending(flow));
  keepPending(flow, { ...(readPending(flow) ?? pending), challenges, sentAt: Date.now(), again: false });
}

async function askForCode(
  scene: Flow,
  email: string,
  locale: Locale,
  earlier: Pending | undefined,
): Promise<readonly string[]> {
  const api = await loadApi();
  const answer = await api.call('sesCode', { body: { email, scene, locale } });
  const newest = answer === true ? [] : [answer.challenge];
  return [...newest, ...(earlier?.challenges ?? [])].slice(0, keptChallenges);
}

/**
 * Exchanges a code for a ticket. It may be that of an earlier mail: where it does not fit the newest challenge, it is tried for those
 * before.
 *
 * @throws ApiError, that of the newest challenge
 */
export async function ticketForCode(flow: Flow, pending: Pending, code: string): Promise<string> {
  const { email } = pending;
  const [newest, ...older] = (readPending(flow) ?? pending).challenges ?? [];
  const api = await loadApi();
  const verify = (challenge: string | undefined) =>
    api.call('sesCodeVerify', {
      body: { email, code, scene: flow, ...(challenge !== undefined && { challenge }) },
    });
  try {
    return (await verify(newest)).ticket;
  } catch (error) {
    if (!hasCode(error, 'bad_code')) throw error;
    for (const challenge of older) {
      const found = await verify(challenge).catch(() => undefined);
      if (found) return found.ticket;
    }
    throw error;
  }
}
