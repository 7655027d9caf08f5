import { jsonEntry } from '../browser/storage';
import type { Box, Boxes } from './boxes';
import type { FreeUse } from './free';

/** When what was missed comes back; with an account, the box of the later answer stands. */
export const boxesEntry = jsonEntry<Boxes>({
  area: 'localStorage',
  name: 'practice_again',
  inPage: true,
  parse: (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter((pair): pair is [string, Box] => isBox(pair[1])))
      : null,
});

/** The days on which questions were answered (`dayName`), in order. */
export const daysEntry = jsonEntry<readonly string[]>({
  area: 'localStorage',
  name: 'practice_days',
  inPage: true,
  parse: (value) => (Array.isArray(value) ? value.filter(isDayName) : null),
});

/** This browser's own, and no account's. */
export const freeEntry = jsonEntry<FreeUse>({
  area: 'localStorage',
  name: 'practice_free',
  inPage: true,
  parse: (value) => (isUse(value) ? value : null),
});

const isBox = (value: unknown): value is Box =>
  Array.isArray(value) && value.length === 3 && value.every(isCount);

const isDayName = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

function isUse(value: unknown): value is FreeUse {
  if (!isRecord(value)) return false;
  const { day, ids } = value;
  return isCount(day) && Array.isArray(ids) && ids.every((id) => typeof id === 'string');
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
