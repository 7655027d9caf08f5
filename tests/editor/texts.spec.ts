import { save } from './support/parts';
import { expect, test } from './support/test';

const headline = 'home.hero.title';

test('a click on a headline opens it, and what is saved in two languages is on the page at once', async ({
  open,
  site,
  panel,
  checkout,
}) => {
  await open({ page: '/de' });
  const shown = site.getByRole('heading', { level: 1 });
  await shown.click({ position: { x: 20, y: 20 } });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(headline);
  await expect(panel.getByText('messages/de/home.json, line')).toBeVisible();

  const german = `Neu: ${await checkout.text('de', headline)}`;
  const japanese = `新：${await checkout.text('ja', headline)}`;
  await panel.getByLabel('German').fill(german);
  await panel.getByRole('tab', { name: 'Japanese' }).click();
  await panel.getByLabel('Japanese').fill(japanese);
  await save(panel);
  await expect(shown).toContainText('Neu: ');
  await checkout.differsBy({ [`de ${headline}`]: german, [`ja ${headline}`]: japanese });
});

test('a text that counts has a row for each case of the language, and says which one is missing', async ({
  open,
  panel,
  checkout,
}) => {
  const key = 'blog.posts';
  await open({ page: '/ru', key });
  const before = await checkout.text('ru', key);
  const few = / few \{.*?\}/.exec(before)?.[0] ?? '';
  const [start = '', end = ''] = before.split(few);
  const field = panel.getByLabel('Russian', { exact: true });

  await field.fill(start + end);
  await expect(panel.getByText('The plural of {count} lacks few')).toBeVisible();
  await panel.getByRole('button', { name: 'Add the case “few”' }).click();
  await panel.getByLabel(/^few/).fill('# записи');
  await expect(panel.getByText('2 записи')).toBeVisible();
  await expect(panel.getByText('lacks few')).toBeHidden();
  const russian = `${start} few {# записи}${end}`;
  await field.fill(russian);
  await save(panel);
  await checkout.differsBy({ [`ru ${key}`]: russian });
});

test('a broken argument is told while it is typed, and never saved', async ({ open, panel, checkout }) => {
  const key = 'meta.home.title';
  await open({ page: '/de', key });
  const field = panel.getByLabel('German', { exact: true });
  const [start = '', end = ''] = (await checkout.text('de', key)).split('{brand}');

  await field.fill(`${start}{marke}${end}`);
  await expect(panel.getByText('{marke} is not in English')).toBeVisible();
  await field.fill(`${start}{brand${end}`);
  await expect(panel.getByText('The } after a name in braces is missing')).toBeVisible();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByText('so nothing was saved')).toBeVisible();
  await checkout.differsBy({});
});

test('a title is too long for search results before it is saved', async ({ open, panel, checkout }) => {
  const key = 'meta.home.title';
  await open({ page: '/de', key });
  const long = `${await checkout.text('de', key)} und alles, was sonst dazugehört`;
  await panel.getByLabel('German', { exact: true }).fill(long);
  await expect(panel.getByLabel('Length').first()).toHaveText(/^[6-9]\d of 60 columns$/);
  await expect(panel.getByText('60 are allowed')).toBeVisible();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByText('so nothing was saved')).toBeVisible();
  await checkout.differsBy({});
});
