import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { fill, formFor } from './fill';
import { localeTable } from './locale-table';
import { locales } from './locales';
import { pluralForms } from './plural-forms';

const text =
  '{votes, plural, one {{count} голос} few {{count} голоса} many {{count} голосов} other {{count} голоса}}';

it('says of every number in the browser what the catalog says of it on the server', () => {
  const t = createTranslator({ locale: 'ru', messages: { text } });
  const forms = pluralForms('ru', (votes) => t('text', { votes, count: '{count}' } as never));
  for (const votes of [0, 1, 2, 5, 11, 21, 22, 25, 111, 1.5, 1_000_000])
    expect(fill(formFor(forms, votes, 'ru'), { count: votes })).toBe(
      t('text', { votes, count: String(votes) } as never),
    );
});

it.each(locales)('has an example of every form that %s tells apart', (locale) => {
  const { lang } = localeTable[locale];
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  expect(Object.keys(pluralForms(locale, String)).sort()).toEqual(
    [...new Set([...pluralCategories, 'other'])].sort(),
  );
});
