import ledger from '@/content/last-modified.json';
import { env } from '../../env';

/**
 * Today, `YYYY-MM-DD` in UTC, or the newest day on which a page is known to have changed: a machine whose clock is behind hides nothing
 * that others have shown.
 */
export function currentDay(now = new Date()): string {
  const known = Object.values(ledger as Readonly<Record<string, string>>).map((entry) => entry.slice(0, 10));
  return [now.toISOString().slice(0, 10), ...known].reduce((newest, day) => (day > newest ? day : newest));
}

/** Behind every day that a post can name. */
const allDays = '9999-12-31';

/**
 * Whether a text is out on a day; a draft never is. While the site is written all texts are.
 *
 * @param text `published` is missing where a text waits for no day
 */
export function isOut({ published = '', draft }: { published?: string; draft: boolean }, day: string) {
  return day === allDays || (!draft && published <= day);
}

/**
 * The day up to which posts are out: while the site is written all of them are. All that takes part in a build takes the day on which the
 * build began.
 */
export function publishingDay(): string {
  if (env.NODE_ENV === 'development') return allDays;
  return env.BUILD_DAY ?? currentDay();
}
