import { formatMoney } from '@/lib/offers/money';
import { forms, required, requiredOfBlocks, shownWords } from './required';

/** What a page shows, to hold its structured data to. */
export interface Shown {
  /** Visible text. */
  text: string;
  /** The page's markup. */
  html: string;
  /** Absolute addresses of the page and, without a slash at the end, of the site. */
  url: string;
  site: string;
  /** BCP 47. */
  lang: string;
  /** Absolute addresses of the pages of its language. */
  addresses: ReadonlySet<string>;
  /** What the page calls a price of 0. */
  free?: string;
}

type Thing = Record<string, unknown> & { '@type': string };

/** White space falls where elements meet, and `_` stands for a field to type a letter in. */
const squeezed = (text: string) => text.replace(/[\s_]+/g, '');

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value;

/** What is wrong with a block of structured data on a page: lacks, forms, words and prices that readers do not see, wrong addresses. */
export function problemsIn(block: object, shown: Shown): string[] {
  const seen = { ...shown, text: squeezed(shown.text) };
  const own = isThing(block)
    ? lacks(block, requiredOfBlocks[block['@type']] ?? [])
    : ['a block has no @type'];
  const context = '@context' in block && block['@context'] === 'https://schema.org' ? [] : ['no @context'];
  return [...context, ...own, ...thingsIn(block).flatMap((thing) => problemsOf(thing, seen))];
}

function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return isThing(value) ? [value, ...inner] : inner;
}

function problemsOf(thing: Thing, shown: Shown): string[] {
  return [
    ...lacks(thing, required[thing['@type']]),
    ...wrongForms(thing),
    ...unseenWords(thing, shown),
    ...unseenPrices(thing, shown),
    ...wrongAddresses(thing, shown),
    ...wrongPlaces(thing),
  ].map((problem) => `${thing['@type']}: ${problem}`);
}

function lacks(thing: Thing, properties: readonly string[] | undefined): string[] {
  if (!properties) return ['no row says what it needs'];
  return properties.filter((name) => isEmpty(thing[name])).map((name) => `lacks ${name}`);
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function wrongForms(thing: Thing): string[] {
  return Object.entries(forms)
    .filter(([name, form]) => name in thing && !form.test(String(thing[name])))
    .map(([name]) => `${name} is ${String(thing[name])}`);
}

function unseenWords(thing: Thing, { text }: Shown): string[] {
  return shownWords
    .flatMap((name) => list(thing[name] ?? []))
    .filter((words) => typeof words !== 'string' || !text.includes(squeezed(words)))
    .map((words) => `the page does not show “${String(words)}”`);
}

function unseenPrices(thing: Thing, { text, lang, free }: Shown): string[] {
  const prices = ['price', 'lowPrice', 'highPrice'].filter((name) => name in thing);
  return prices.flatMap((name) => {
    const price = thing[name];
    if (typeof price !== 'number' || price < 0) return [`${name} is no number`];
    const words =
      price === 0 ? free : formatMoney(Math.round(price * 100), String(thing.priceCurrency), lang);
    return words !== undefined && text.includes(squeezed(words)) ? [] : [`the page does not show ${price}`];
  });
}

function wrongAddresses(thing: Thing, { html, url, site, addresses }: Shown): string[] {
  const ofPages = ['url', 'item'].map((name) => thing[name]).filter((value) => typeof value === 'string');
  const ofFiles = ['logo', 'contentUrl', 'thumbnailUrl', 'embedUrl'].map((name) => thing[name]);
  return [
    ...ofPages.filter((address) => {
      const [page = '', anchor] = address.split('#');
      if (page !== site && page !== url && !addresses.has(page)) return true;
      return anchor !== undefined && page === url && !html.includes(`id="${anchor}"`);
    }),
    ...ofFiles.filter((address) => address !== undefined && !/^https?:\/\/[^/]+\/./.test(String(address))),
  ].map((address) => `leads nowhere: ${String(address)}`);
}

/** Parts and entries are counted from 1; of a breadcrumb all but the last have an address. */
function wrongPlaces(thing: Thing): string[] {
  const entries = list(thing.itemListElement ?? thing.hasPart ?? []).filter(isThing);
  const counted = entries.filter((entry) => 'position' in entry || entry['@type'] === 'ListItem');
  const wrong = counted.filter((entry, index) => entry.position !== index + 1).map(() => 'wrong position');
  if (thing['@type'] !== 'BreadcrumbList') return wrong;
  const addressed = entries.map((entry) => typeof entry.item === 'string');
  const asked = entries.map((_, index) => index < entries.length - 1);
  return addressed.join() === asked.join() ? wrong : [...wrong, 'all entries but the last have an address'];
}
