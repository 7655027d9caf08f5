/** What the log of page views needs to know of a page, prepared on the server: it goes out with every first visit. */
export interface PathLog {
  /** Characters that the language puts before every path: 3 for `/de`, 0 for English. */
  skip: number;
  /** The rest of the query: `locale=de&sign=…`. */
  query: string;
}

/** Characters of a path that the API takes. */
const longest = 300;

/**
 * Logs a page view: the path without its language (spec section 2). A beacon, which nothing waits for and which outlives its page, since the
 * API's client is 30 kB that most visits never need. Failures are silent (spec section 8).
 *
 * @param pathname as the address shows it
 */
export function logPath(pathname: string, { skip, query }: PathLog): void {
  const path = encodeURIComponent(pathname.slice(skip, longest) || '/');
  try {
    navigator.sendBeacon(`/api/v1/common/logPath?path=${path}&${query}`);
  } catch {
    // Some browsers are set to have no beacons.
  }
}
