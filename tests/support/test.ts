import { randomBytes } from 'node:crypto';
import { test as base, expect, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { Problems, refusals } from './problems';
import type { Site, StartSite } from './site-server';
import { Sites, type ExternalSite, type GoogleSite } from './sites';

interface Fixtures {
  external: ExternalSite;
  withStripe: Site;
  withGoogle: GoogleSite;
  problems: Problems;
  /** Lets pass console errors that the test makes: those of answers 4xx unless told otherwise. All others fail it. */
  allowErrors: (pattern?: RegExp) => void;
  /** Opens another browser beside the test's own, watched like it and closed when the test is over. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface WorkerFixtures {
  sites: Sites;
  startSite: StartSite;
}

/** ms in which a server starts on a busy machine. */
const timeout = 90_000;

/**
 * The tests of the site in a browser. Each comes from a network of its own, so that the API's limits do not count tests as one
 * visitor; and each fails when a browser logs an error, throws an exception or a policy is violated.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sites: [
    async ({}, provide) => {
      const sites = new Sites();
      await provide(sites);
      await sites.stop();
    },
    { scope: 'worker', timeout },
  ],
  startSite: [
    async ({ sites }, provide) => provide((settings) => sites.servers.start(settings)),
    { scope: 'worker' },
  ],
  external: [async ({ sites }, provide) => provide(await sites.external()), { timeout }],
  withStripe: [async ({ sites }, provide) => provide(await sites.withStripe()), { timeout }],
  withGoogle: [async ({ sites }, provide) => provide(await sites.withGoogle()), { timeout }],
  extraHTTPHeaders: async ({}, provide) => {
    const [a, b] = randomBytes(2);
    await provide({ 'x-forwarded-for': `198.18.${a}.${b}` });
  },
  problems: async ({}, provide) => {
    const problems = new Problems();
    await provide(problems);
    expect(problems.unexpected(), 'what the browser logged').toEqual([]);
  },
  allowErrors: async ({ problems }, provide) => {
    await provide((pattern = refusals) => problems.allow(pattern));
  },
  context: async ({ context, problems }, provide) => {
    problems.watch(context);
    await provide(context);
  },
  openBrowser: async ({ browser, baseURL, extraHTTPHeaders, problems }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
        ...options,
      });
      opened.push(context);
      problems.watch(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export { expect };
