import { save } from './support/parts';
import { expect, test } from './support/test';

const key = 'home.hero.title';

test('what was saved is taken back, also after a reload, and done again', async ({
  page,
  open,
  site,
  panel,
  checkout,
}) => {
  await open({ page: '/de', key });
  const german = `Anders: ${await checkout.text('de', key)}`;
  const shown = site.getByRole('heading', { level: 1 });
  await panel.getByLabel('German').fill(german);
  await save(panel);
  await expect(shown).toContainText('Anders: ');

  await page.reload();
  await expect(panel.getByLabel('German')).toHaveValue(german);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByLabel('German')).toHaveValue(german.replace('Anders: ', ''));
  await expect(shown).not.toContainText('Anders: ');
  await checkout.differsBy({});

  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(panel.getByLabel('German')).toHaveValue(german);
  await checkout.differsBy({ [`de ${key}`]: german });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByLabel('German')).toHaveValue(german.replace('Anders: ', ''));
  await checkout.differsBy({});
});

test('what somebody else wrote meanwhile is shown beside, and lost only where one says so', async ({
  open,
  panel,
  checkout,
}) => {
  await open({ page: '/de', key });
  const before = await checkout.text('de', key);
  const [mine, theirs] = [`Meins: ${before}`, `Ihres: ${before}`];
  await panel.getByLabel('German').fill(mine);
  await checkout.rewrite('de', key, theirs);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = panel.getByRole('alert').filter({ hasText: 'Somebody else changed this text meanwhile' });
  await expect(conflict).toContainText('Ihres: ');
  await checkout.differsBy({ [`de ${key}`]: theirs });

  await conflict.getByLabel('What you wrote').check();
  await conflict.getByRole('button', { name: 'Use what I chose' }).click();
  await expect(panel.getByText(/^Saved: German/)).toBeVisible();
  await checkout.differsBy({ [`de ${key}`]: mine });
});

test('a taking back stops where the file has gone on', async ({ page, open, panel, checkout }) => {
  await open({ page: '/de', key });
  const before = await checkout.text('de', key);
  await panel.getByLabel('German').fill(`Erst: ${before}`);
  await save(panel);
  await checkout.rewrite('de', key, `Dann: ${before}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  const refused = page.getByRole('dialog', { name: 'Undo is not possible' });
  await expect(refused).toContainText(key);
  await refused.getByRole('button', { name: 'Close' }).click();
  await checkout.differsBy({ [`de ${key}`]: `Dann: ${before}` });
});
