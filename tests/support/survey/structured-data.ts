import { claims } from '@/lib/site/facts';
import { folded } from '../site';
import { expect } from '../test';
import type { Surveyed } from './surveyed';

interface Block {
  '@type': string;
  itemListElement?: { name: string; item?: string }[];
}

/** Structured data parses, every name in it is visible on its page, and sample figures are not in it. */
export function checkStructuredData({ url, route, source, text }: Surveyed): void {
  // The landing page stands outside the site's hierarchy and has no breadcrumb.
  if (!route.indexed || route.layout !== 'default') return;
  const blocks = [...source.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Block,
  );
  expect
    .soft(
      blocks.map((block) => block['@type']),
      url,
    )
    .toEqual(route.id === 'home' ? ['Organization', 'WebSite'] : expect.arrayContaining(['BreadcrumbList']));
  for (const entry of blocks.flatMap((block) => block.itemListElement ?? []))
    expect.soft(text, url).toContain(folded(entry.name));
  const trail = blocks.find((block) => block['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  expect.soft(trail.at(-1)?.item, url).toBeUndefined();
  if (route.id !== 'home') return;
  const said = JSON.stringify(blocks);
  expect.soft(said.includes('aggregateRating'), url).toBe(!claims.sample);
  expect.soft(said, url).not.toContain(String(claims.users));
}
