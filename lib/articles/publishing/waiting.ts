import { locales } from '../../i18n/locales';
import { writtenPosts } from '../blog';
import { currentDay } from './publishing-day';

export interface WaitingPost {
  /** Below /blog. */
  path: string;
  /** The day from which on a build has it, `YYYY-MM-DD`. */
  day: string;
}

/** The posts that wait for their day, the next first, each once whatever languages have it. */
export function waitingPosts(today = currentDay()): WaitingPost[] {
  const days = new Map(
    locales
      .flatMap((locale) => writtenPosts(locale))
      .filter(({ published, draft }) => !draft && published > today)
      .map(({ path, published }) => [path, published]),
  );
  return [...days]
    .map(([path, day]) => ({ path, day }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.path.localeCompare(b.path));
}
