import type { Locale } from './locales';
import type { Messages } from './messages';

/** The texts of the error page. A module of its own: the list of a file for each language would be part of every page's first visit. */
export async function loadErrorTexts(locale: Locale): Promise<Messages['error']> {
  const catalog = (await import(`../../messages/${locale}/error.json`)) as { default: Messages['error'] };
  return catalog.default;
}
