import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../i18n/locales';

export type Weight = 400 | 700;

/** One font file, in the shape `ImageResponse` takes. */
export interface Font {
  name: string;
  data: Buffer;
  weight: Weight;
  style: 'normal';
}

interface Subset {
  family: string;
  name: string;
  /** First and last code point of each range. */
  ranges: readonly (readonly [number, number])[];
}

const scripts: Partial<Record<Locale, string>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  th: 'noto-sans-thai',
  zh: 'noto-sans-sc',
};

/** Parses the value of a `unicode-range` descriptor (https://www.w3.org/TR/css-fonts-4/#unicode-range-desc), without wildcards. */
export function parseRanges(descriptor: string): [number, number][] {
  return descriptor.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

/**
 * The subsets that together hold the characters of `text`, in their given order; a character belongs to the first subset that
 * lists it, and one that none lists is left out.
 */
export function chooseSubsets(text: string, subsets: readonly Subset[]): Subset[] {
  const chosen = new Set<Subset>();
  for (const character of new Set(text)) {
    const subset = subsetOf(character, subsets);
    if (subset !== undefined) chosen.add(subset);
  }
  return subsets.filter((subset) => chosen.has(subset));
}

function subsetOf(character: string, subsets: readonly Subset[]): Subset | undefined {
  const code = character.codePointAt(0) ?? 0;
  return subsets.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));
}

/** Every subset a language's pictures may need, the site's own typeface first. */
export async function subsetsFor(locale: Locale): Promise<readonly Subset[]> {
  const families = ['onest', scripts[locale]].filter((family) => family !== undefined);
  return (await Promise.all(families.map(readSubsets))).flat();
}

const known = new Map<string, Promise<Subset[]>>();

function readSubsets(family: string): Promise<Subset[]> {
  const cached = known.get(family);
  if (cached !== undefined) return cached;
  const reading = readFile(packageFile(family, 'unicode.json'), 'utf8').then((source) =>
    Object.entries(JSON.parse(source) as Record<string, string>).map(([key, descriptor]) => ({
      family,
      name: key.replace(/[[\]]/g, ''),
      ranges: parseRanges(descriptor),
    })),
  );
  // A failed read is not kept, so that the next picture tries again.
  reading.catch(() => known.delete(family));
  known.set(family, reading);
  return reading;
}

/**
 * Where a font package's file is. The server runs in the project's root, and `outputFileTracingIncludes` of next.config.ts names
 * `unicode.json` and the two weights for this route: paths put together at run time are not found by tracing.
 */
export function packageFile(family: string, file: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource', family, file);
}

export function subsetFile({ family, name }: Pick<Subset, 'family' | 'name'>, weight: Weight): string {
  return `files/${family}-${name}-${weight}-normal.woff`;
}

/**
 * The fonts that draw `text` in one weight. Each file is a family of its own, as the drawing library looks at one file per family.
 *
 * @returns the fonts and the value of `fontFamily` that uses them
 */
export async function loadFonts(
  text: string,
  locale: Locale,
  weight: Weight,
): Promise<{ fonts: Font[]; family: string }> {
  const subsets = chooseSubsets(text, await subsetsFor(locale));
  const fonts = await Promise.all(
    subsets.map(async (subset) => ({
      name: `${subset.family}-${subset.name}-${weight}`,
      data: await readFile(packageFile(subset.family, subsetFile(subset, weight))),
      weight,
      style: 'normal' as const,
    })),
  );
  return { fonts, family: fonts.map(({ name }) => name).join(', ') };
}

/** `text` without the characters that no font of the language holds, which would make the drawing library ask the network. */
export async function drawable(text: string, locale: Locale): Promise<string> {
  const subsets = await subsetsFor(locale);
  return [...text].filter((character) => subsetOf(character, subsets) !== undefined).join('');
}
