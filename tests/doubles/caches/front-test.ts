import type { IncomingHttpHeaders } from 'node:http';
import { test as base } from '@playwright/test';
import { nginxPath } from './nginx';
import { startRecommendedFront, type RecommendedFront } from './recommended-front';

/** The site that the tests share, as the front reaches it. */
export const site = `http://localhost:${process.env.TEST_PORT}`;

/** @throws Error where this machine has no nginx: a release is not tested without it */
export function startFront(upstream: string): Promise<RecommendedFront> {
  const [program] = nginxPath;
  if (program === undefined) throw new Error("A release is tested with nginx: Debian's package `nginx`.");
  return startRecommendedFront(program, upstream);
}

/** Tests of a release, by the front that ships before the built site. */
export const test = base.extend<object, { front: RecommendedFront }>({
  front: [
    async ({}, provide) => {
      const front = await startFront(site);
      await provide(front);
      await front.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** What belongs to a connection, a moment or a cache, not to the answer. */
const ofTheMoment =
  /^(?:date|accept-ranges|connection|keep-alive|server|transfer-encoding|content-length|x-cache|x-nextjs-.*)$/;

/** What an answer says of itself, whoever passes it on. */
export function said(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheMoment.test(name)));
}
