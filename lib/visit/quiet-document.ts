import { openedAt } from '../browser/own-document';

/**
 * Whether orders are left for the next document to report. Trackers are kept out of `/success/{id}`, because its address holds the number of
 * the purchase, by which its buyer can declare a withdrawal. The settings are built in here, since lib/env would bring its schema along.
 */
export function leavesReports(): boolean {
  const hasTrackers = process.env.NEXT_PUBLIC_META_PIXEL_ID || process.env.NEXT_PUBLIC_GOOGLE_TAG_ID;
  if (!hasTrackers) return false;
  return [openedAt()?.pathname, window.location.pathname].some((path) => path?.includes('/success/'));
}
