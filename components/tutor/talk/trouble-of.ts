import { decodeError, entryFor } from '@/lib/api/errors';
import { StreamBroken } from '@/lib/tutor/read-events';
import type { TalkTrouble } from '@/lib/tutor/talk';

const byCode = {
  busy: 'busy',
  spent: 'spent',
  not_in_plan: 'notIncluded',
  unknown_thread: 'unknown',
} as const satisfies Readonly<Record<string, TalkTrouble>>;

export function troubleOf(error: unknown): TalkTrouble {
  if (error instanceof StreamBroken) return 'network';
  const { kind, code } = decodeError(error);
  const known = entryFor(byCode, code);
  if (known) return known;
  if (kind === 'network' || kind === 'timeout') return 'network';
  return kind === 'slowDown' ? 'slowDown' : 'server';
}

export const isBusy = (error: unknown): boolean => troubleOf(error) === 'busy';
