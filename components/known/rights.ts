import { hasRunningPro, packsLeft, runningPacks } from '@/lib/account/owned';
import type { AccountPurchase } from '@/lib/api/contract/entities';
import { loadApi } from '@/lib/session/api';
import { readToken } from '@/lib/session/token';
import { loadUser, type SessionUser } from '@/lib/session/user';

export interface Rights {
  /** Last day of the plan that runs, ISO 8601; `ended` after the last one; null for who never had one. */
  plan: string | 'ended' | null;
  exams: number;
  /** Until when the first of them has to be used, ISO 8601; null where the API does not say. */
  examsUntil: string | null;
  /** null where it is not known whether they are counted. */
  corrections: number | 'unlimited' | null;
}

/**
 * What the user of the session has left, by the same answers as the account page.
 *
 * @returns null for a visitor, a temporary user too
 * @throws ApiError where the API cannot be asked
 */
export async function loadRights(): Promise<Rights | null> {
  if (readToken() === null) return null;
  const user = await loadUser();
  if (user.temp) return null;
  const hasMore = user.isVip || user.examNum > 0;
  return rightsOf(user, hasMore ? await loadPurchases() : []);
}

/** Undefined where the API lacks the call or fails: what the user's own answer says holds without it. */
async function loadPurchases(): Promise<readonly AccountPurchase[] | undefined> {
  try {
    const api = await loadApi();
    return await api.call('accountPurchases');
  } catch {
    return undefined;
  }
}

export function rightsOf(user: SessionUser, purchases: readonly AccountPurchase[] | undefined): Rights {
  const { isVip, vipEndTime, examNum, correctNum, unlimited } = user;
  const isPro = unlimited || (isVip && (purchases ? hasRunningPro(purchases) : undefined));
  return {
    plan: isVip ? vipEndTime : vipEndTime === null ? null : 'ended',
    exams: examNum,
    examsUntil: packsLeft(runningPacks(purchases ?? []), examNum)[0]?.usableUntil ?? null,
    corrections: isPro === undefined ? null : isPro ? 'unlimited' : correctNum,
  };
}
