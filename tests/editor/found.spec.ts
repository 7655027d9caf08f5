import { localizePath } from '../../lib/i18n/paths';
import type { Session } from '../../tools/edit/contract';
import { ofLanguage, reasonOf } from './support/not-of-catalogs';
import { shownTexts } from './support/shown-texts';
import { expect, test } from './support/test';

/** Share of all text nodes that a click has to find, or that are rightly in no catalog. */
const least = 0.995;

/** English comes last: what is an English sample, the other languages say. */
const locales = ['ja', 'ru', 'en'] as const;

// Each page is made when it is first looked at.
test.describe.configure({ timeout: 3_600_000 });

test('a click finds the texts of every page', async ({ page, context, editor, checkout }) => {
  await page.goto(editor);
  const { routes } = await page.evaluate(
    async () => (await fetch('/__edit/api/session')).json() as Promise<Session>,
  );
  const samples = new Set<string>();
  const languages = locales.map((locale) => ({
    locale,
    of: ofLanguage(checkout.folder, locale, samples),
    count: new Map<string, number>(),
    lost: new Set<string>(),
  }));
  for (const { path } of routes) {
    for (const { locale, of, count, lost } of languages) {
      // One for each: a page of an account leads visitors away, which would call off what this one opens next.
      const opened = await context.newPage();
      const answer = await opened.goto(new URL(localizePath(path, locale), editor).href);
      await opened.waitForLoadState('networkidle');
      // A post may be there in some languages only.
      if (answer?.status() !== 404) {
        expect(answer?.ok(), path).toBe(true);
        for (const shown of await shownTexts(opened, checkout.folder)) {
          const reason = shown.rest === '' ? 'found' : reasonOf(shown, of);
          count.set(reason, (count.get(reason) ?? 0) + 1);
          if (reason === 'lost') lost.add(`${path}: ${shown.rest}`);
        }
      }
      await opened.close();
    }
  }
  for (const { locale, count, lost } of languages) {
    const all = [...count.values()].reduce((sum, one) => sum + one, 0);
    console.log(`${locale}: ${routes.length} pages, ${all} texts`, Object.fromEntries(count), [...lost]);
    expect(1 - (count.get('lost') ?? 0) / all, [...lost].join('\n')).toBeGreaterThan(least);
  }
});
