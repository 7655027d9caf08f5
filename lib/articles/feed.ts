import type { Locale } from '../i18n/locales';

export const feedPath = (locale: Locale) => `/feeds/${locale}.xml`;

/** What a feed says of a post; addresses are absolute. */
export interface FeedItem {
  title: string;
  description: string;
  url: string;
  category: string;
  /** Day, `YYYY-MM-DD`. */
  published: string;
  picture?: { url: string; bytes: number; type: string } | undefined;
}

export interface Feed {
  title: string;
  description: string;
  url: string;
  self: string;
  /** BCP 47. */
  lang: string;
  items: readonly FeedItem[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const date = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

function enclosure({ picture }: FeedItem): string {
  if (!picture) return '';
  return `<enclosure url="${escaped(picture.url)}" length="${picture.bytes}" type="${picture.type}"/>`;
}

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification) that names itself (https://www.rssboard.org/rss-profile). */
export function rss({ title, description, url, self, lang, items }: Feed): string {
  const newest = items
    .map(({ published }) => published)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escaped(title)}</title>`,
    `<link>${escaped(url)}</link>`,
    `<description>${escaped(description)}</description>`,
    `<language>${lang}</language>`,
    ...(newest === undefined ? [] : [`<lastBuildDate>${date(newest)}</lastBuildDate>`]),
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(
      (item) =>
        `<item><title>${escaped(item.title)}</title><link>${escaped(item.url)}</link>` +
        `<description>${escaped(item.description)}</description><category>${escaped(item.category)}</category>` +
        `<pubDate>${date(item.published)}</pubDate><guid isPermaLink="true">${escaped(item.url)}</guid>` +
        `${enclosure(item)}</item>`,
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
