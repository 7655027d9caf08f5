import { decodeError } from '@/lib/api/errors';
import { StreamBroken } from '@/lib/tutor/read-events';
import type { TalkTrouble } from '@/lib/tutor/talk';

const byCode: Readonly<Record<string, TalkTrouble>> = {
  busy: 'busy',
  spent: 'spent',
  not_in_plan: 'notIncluded',
  unknown_thread: 'unknown',
};

export function troubleOf(error: unknown): TalkTrouble {
  if (error instanceof StreamBroken) return 'network';
  const { kind, code } = decodeError(error);
  const known = code === undefined ? undefined : byCode[code];
  if (known) return known;
  if (kind === 'network' || kind === 'timeout') return 'network';
  return kind === 'slowDown' ? 'slowDown' : 'server';
}

export const isBusy = (error: unknown): boolean => troubleOf(error) === 'busy';
