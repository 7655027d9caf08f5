import { createTranslator } from 'next-intl';
import { isLocale, type Locale } from '../i18n/locales';
import { brand } from '../site/brand';
import { loadAsConnected } from '../texts/as-connected';
import { routes, type Route } from './routes';

export interface OgText {
  locale: Locale;
  /** What the picture is called in its address, where that is not the route's id. */
  name?: string;
  route: Route;
  title: string;
  description: string;
}

/**
 * The text of a page's picture: title and description of a page from `meta`, name and description of a lesson from `courses`.
 *
 * @param id `id` of a route: a page's name or a lesson's key
 * @returns undefined when there is no such language, page or catalog entry
 */
export async function ogText(locale: string, id: string): Promise<OgText | undefined> {
  const route = routes.find((candidate) => candidate.id === id);
  if (!isLocale(locale) || route === undefined) return undefined;

  const namespace = route.course === undefined ? 'meta' : 'courses';
  const messages: unknown = await loadAsConnected(locale, namespace).catch(() => undefined);
  const lesson = route.course !== undefined;
  const entry = at(messages, ...(lesson ? ['lessons', id] : [id]));
  const title = at(entry, lesson ? 'name' : 'title');
  const description = at(entry, 'description');
  if (typeof title !== 'string' || typeof description !== 'string') return undefined;

  const t = createTranslator({
    locale,
    messages: { title, description } as Record<string, string>,
    onError(error) {
      throw error;
    },
  });
  const values = { brand: brand.name };
  return pictureText({ locale, route, title: t('title', values), description: t('description', values) });
}

export function pictureText(text: OgText): OgText {
  return { ...text, title: tidy(text.title), description: tidy(text.description) };
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, key)
        ? (node as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** One line of composed characters: the fonts have no glyphs for decomposed ones, nor for narrow and zero-width spaces. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200B\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/[\u202F\u2009]/g, '\u00A0')
    .replaceAll('\u2011', '-')
    .replace(/[^\S\u00A0]+/g, ' ')
    .trim();
}
