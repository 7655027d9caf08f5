import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { wordLists } from '@/lib/vocabulary/lists';
import { newADay } from '@/lib/vocabulary/schedule';
import { fullUnless } from '../../support/full';
import { message } from '../../support/site';
import { expect, test } from '../../support/test';

const lesson = '/courses/boost-det-vocabulary-7-adv-photo-desc-tech';
const words = wordLists.photoVocabulary.flatMap(({ entries }) => entries);
const learned = words.slice(0, 3);

const cardsOf = (page: Page, locale: Locale) =>
  page.getByRole('group', { name: message(locale, 'vocabulary', 'cards.label'), exact: true });
const groupOf = (page: Page, locale: Locale, id: string) =>
  page.getByRole('heading', { level: 3, name: message(locale, 'vocabulary', `groups.${id}`), exact: true });
const wordOf = (page: Page, word = '') => page.getByRole('listitem').getByText(word, { exact: true }).first();

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
});

for (const locale of ['en', 'de'] as const) {
  test(`a visitor looks a word up on a phone in ${locale}, learns three, and is not asked for them again today${fullUnless(locale === 'en')}`, async ({
    page,
  }) => {
    const said = (key: string) => message(locale, 'vocabulary', key);
    await page.goto(localizePath(lesson, locale));
    const field = page.getByRole('searchbox', { name: said('list.search') });
    await field.fill('Lighthouse');
    await expect(wordOf(page, 'in the distance')).toBeVisible();
    await expect(page.getByText(said('list.found').replace(/<found><\/found>/, '1'))).toBeVisible();
    await field.fill('zzz');
    await expect(page.getByText(said('list.none'))).toBeVisible();
    await page.getByRole('button', { name: said('list.clear') }).click();
    await expect(field).toHaveValue('');
    await expect(wordOf(page, 'in the distance')).toBeHidden();

    const cards = cardsOf(page, locale);
    for (const { id, word } of learned) {
      await expect(cards.getByText(word, { exact: true }).first()).toBeVisible();
      await expect(cards.getByText(message(locale, 'word-meanings', id), { exact: true })).toBeHidden();
      await cards.getByRole('button', { name: said('cards.turn') }).click();
      await expect(cards.getByText(message(locale, 'word-meanings', id), { exact: true })).toBeVisible();
      await cards.getByRole('button', { name: said('cards.known') }).click();
    }
    await page.reload();
    const left = String(newADay - learned.length);
    const counts = said('cards.left')
      .replace(/<left><\/left>/, left)
      .replace(/<fresh><\/fresh>/, left);
    await expect(cards.getByText(counts, { exact: true })).toBeVisible();
    await expect(cards.getByText(words[3]?.word ?? '', { exact: true }).first()).toBeVisible();
  });
}

test('cards are turned and answered by keyboard alone, in the order of the day @full', async ({ page }) => {
  await page.clock.install();
  await page.goto(lesson);
  const cards = cardsOf(page, 'en');
  await cards.getByRole('button', { name: message('en', 'vocabulary', 'cards.turn') }).focus();
  for (const answer of ['1', ...Array.from({ length: newADay }, () => '2')]) {
    await page.keyboard.press('Space');
    await page.keyboard.press(answer);
  }
  const done = message('en', 'vocabulary', 'cards.done').replace(/<when><\/when>/, 'tomorrow');
  await expect(cards.getByText(done)).toBeVisible();
  await page.clock.fastForward('24:00:00');
  await page.reload();
  await expect(cards.getByText('Left today: 20, new: 10')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every word stands in its group with what it means', async ({ page }) => {
    await page.goto(lesson);
    await expect(page.getByText(message('en', 'vocabulary', 'cards.noScript'))).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(wordOf(page, 'overcast')).toBeHidden();
    await groupOf(page, 'en', 'light').click();
    await expect(wordOf(page, 'overcast')).toBeVisible();
    await expect(page.getByText(message('en', 'word-meanings', 'pv-053'), { exact: true })).toBeVisible();
    await page.goto(`${lesson}#pv-001`);
    await expect(wordOf(page, words[0]?.word)).toBeVisible();
  });
});
