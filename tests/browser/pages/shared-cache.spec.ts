import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { pagePaths } from '@/lib/routes/page-path';
import { pageRoutes, routes } from '@/lib/routes/routes';
import { raw, type RawAnswer } from '../../support/raw';
import { sharedCaches, type Front } from '../../doubles/caches/shared-caches';
import { full } from '../../support/full';
import { hydrated, message } from '../../support/site';
import { expect, test as base } from '../../support/test';

const tries = full ? 200 : 16;

const data = { rsc: '1' };
const prefetch = { ...data, 'next-router-prefetch': '1' };
const segment = { ...prefetch, 'next-router-segment-prefetch': '/_tree' };
const tree = { ...data, 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' };

/** What strangers send to an address, and on to where it leads them: data for the router in place of the document. */
const attacks: Readonly<Record<string, readonly Record<string, string>[]>> = {
  data: [data, data],
  prefetch: [prefetch, prefetch],
  'segment prefetch': [segment, segment],
  'state tree': [tree, tree],
  'any value': [{ rsc: 'x' }, { 'next-router-prefetch': '1' }],
  'redirects in a ring': [prefetch, segment, prefetch, segment],
};

const pages = routes.filter(({ path }) => pagePaths(path).length > 0);
const addresses = locales.flatMap((locale) => pages.map(({ path }) => localizePath(path, locale)));

for (const cache of sharedCaches) {
  const test = base.extend<{ front: Front }>({
    front: async ({}, provide) => {
      const front = await cache.start(`http://localhost:${process.env.TEST_PORT}`);
      await provide(front);
      await front.stop();
    },
    baseURL: ({ front }, provide) => provide(front.origin),
  });

  test(`strangers cannot make ${cache.name} show others data or redirects in place of pages`, async ({
    front,
  }) => {
    test.setTimeout(120_000);
    const kinds = Object.entries(attacks);
    const poisoned: string[] = [];
    for (const [index, address] of addresses.slice(0, tries).entries()) {
      const [kind, steps] = kinds[index % kinds.length] ?? ['', []];
      for (const asked of await attack(front.origin, address, steps)) {
        const answer = await raw(front.origin, asked);
        if (!isDocument(answer)) poisoned.push(`${kind}: ${asked} is ${answer.status}`);
      }
      const again = await raw(front.origin, address);
      expect(again.headers['x-cache'], `${address} is kept`).toBe('HIT');
      expect(isDocument(again), address).toBe(true);
    }
    console.log(
      `Cache attack replayed through ${cache.name}: ${poisoned.length} poisoned answers in ${tries} tries`,
    );
    expect(poisoned).toEqual([]);
  });

  test(`nor ${cache.name} show them anything but the 404 page where there is no page`, async ({ front }) => {
    for (const [kind, steps] of Object.entries(attacks)) {
      for (const asked of await attack(front.origin, `/de/nope?${encodeURIComponent(kind)}`, steps)) {
        const answer = await raw(front.origin, asked);
        expect(answer.status, `${kind}: ${asked}`).toBe(404);
        expect(answer.body).toMatch(/^<!DOCTYPE html>/i);
      }
    }
  });

  test(`visitors cannot make ${cache.name} give open pages documents in place of data`, async ({ front }) => {
    for (const headers of [data, prefetch, segment]) {
      const { location = '' } = (await raw(front.origin, '/fr/courses', { headers })).headers;
      expect(isDocument(await raw(front.origin, location))).toBe(true);
      const answer = await raw(front.origin, location, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toContain('text/x-component');
      expect(answer.headers['cache-control']).toContain('private');
    }
  });

  test(`behind ${cache.name} pages are loaded ahead and change without a new document`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const visit of ['first', 'second']) {
      let documents = 0;
      const count = () => (documents += 1);
      await page.goto('/');
      await hydrated(page);
      page.on('request', (request) => void (request.isNavigationRequest() && count()));
      const link = page
        .getByRole('banner')
        .getByRole('link', { name: message('en', 'meta', 'pricing.name'), exact: true });
      const ahead = page.waitForResponse((response) => response.url().includes('/pricing?_rsc='));
      await link.hover();
      expect((await ahead).status(), visit).toBe(200);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${pageRoutes.pricing.path}$`));
      await expect(page).toHaveTitle(message('en', 'meta', 'pricing.title'));
      expect(documents, visit).toBe(0);
      page.removeAllListeners('request');
    }
  });
}

/** Sends the steps of an attack, each to where the one before led. Returns the addresses asked, the first one first. */
async function attack(origin: string, address: string, steps: readonly Record<string, string>[]) {
  const asked = new Set<string>();
  let next = address;
  for (const headers of steps) {
    asked.add(next);
    next = (await raw(origin, next, { headers })).headers.location ?? next;
  }
  return [...asked, next].filter((path, index, all) => all.indexOf(path) === index);
}

function isDocument({ status, headers, body }: RawAnswer): boolean {
  return (
    status === 200 && headers['content-type'] === 'text/html; charset=utf-8' && /^<!DOCTYPE html>/i.test(body)
  );
}
