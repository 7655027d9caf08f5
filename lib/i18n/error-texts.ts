import type { Messages } from './messages';

/**
 * The texts of the error page in a language of the site; rejects for any other. A module of its own: the list of a file for each
 * language would be part of every page's first visit.
 */
export async function loadErrorTexts(locale: string): Promise<Messages['error']> {
  const catalog = (await import(`../../messages/${locale}/error.json`)) as { default: Messages['error'] };
  return catalog.default;
}
