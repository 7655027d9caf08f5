import { scoreRow } from '@/lib/site/score-table';
import { hydrated, serverPage, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const t = (key: string, values = {}) => translate('en', 'converter', key, values);

test('a score in the address is shown beside others, moves, and says what is missing', async ({ page }) => {
  await page.goto('/score-converter?score=105&target=120');
  await hydrated(page);
  const main = page.getByRole('main');
  const field = main.getByRole('spinbutton', { name: t('score') });
  const shown = main.getByRole('status').filter({ has: page.getByRole('definition') });
  await expect(field).toHaveValue('105');
  await expect(shown).toContainText(scoreRow(105)?.toefl ?? '');
  await expect(main).toContainText(t('gap.middle', { points: '15' }));

  const slider = main.getByRole('slider', { name: t('score') });
  await slider.press('ArrowRight');
  await expect(field).toHaveValue('110');
  await expect(main).toContainText(t('gap.middle', { points: '10' }));
  await slider.press('ArrowRight');
  await expect(page).toHaveURL(/score=115/);
  await expect(main).toContainText(t('gap.small', { points: '5' }));

  await field.fill('7');
  await expect(page).toHaveURL(/score=115/);
  await field.blur();
  await expect(field).toHaveValue('115');
  await main.getByRole('spinbutton', { name: t('target') }).fill('100');
  await expect(main).toContainText(t('gap.none'));
});

test('the folded one of the mock exam comes to life when it is unfolded @full', async ({ page }) => {
  await page.goto('/mock-exam');
  await hydrated(page);
  const section = page.getByRole('region', { name: t('section.title') });
  await section.locator('summary').click();
  await section.getByRole('slider', { name: t('score') }).press('ArrowRight');
  await expect(section.getByRole('spinbutton', { name: t('score') })).toHaveValue('120');
});

test('the whole table stands in the page without script', async ({ request }) => {
  const { html } = await serverPage(request, '/th/score-converter');
  for (const cell of ['8.5–9', '93–97', '4.5–5', 'A1–A2']) expect(html).toContain(`>${cell}<`);
});
