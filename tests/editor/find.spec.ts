import { openPart } from './support/parts';
import { expect, test } from './support/test';

/** Where German says it. */
const words = 'ohne Konto';

test('words are replaced in the texts that were ticked, and taken back at once', async ({
  page,
  open,
  panel,
  checkout,
}) => {
  await open({ page: '/de' });
  await openPart(panel, 'Find');
  await panel.getByLabel('Words, or a part of a key').fill(words);
  await panel.getByRole('combobox', { name: 'In' }).selectOption({ label: 'German' });
  await panel.getByLabel('Exactly these letters and signs').check();
  await panel.getByLabel('Replace', { exact: true }).check();
  await panel.getByLabel('With', { exact: true }).fill('ganz ohne Konto');

  const planned = panel.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  const replace = panel.getByRole('button', { name: /^Replace in/ });
  await expect(replace).toBeEnabled();
  const all = await planned.getByRole('checkbox', { checked: true }).count();
  expect(all).toBeGreaterThan(3);
  // Each is shown as it is and as it would be; nothing is written yet.
  await expect(planned.first().locator('ins')).toContainText('ganz');
  await checkout.differsBy({});

  const boxes = planned.getByRole('checkbox', { checked: true });
  const [kept, ...others] = await planned
    .filter({ has: page.getByRole('checkbox', { checked: true }) })
    .locator('label code')
    .allTextContents();
  for (let left = others.length; left > 1; left--) await boxes.last().uncheck();
  await expect(replace).toHaveText('Replace in 2 texts');
  await replace.click();
  await expect(panel.getByText('Replaced in 2 texts.')).toBeVisible();
  const changed: Record<`${string} ${string}`, string> = {};
  for (const key of [kept, others[0]])
    changed[`de ${key}`] = (await checkout.committedText('de', key!)).replaceAll(words, `ganz ${words}`);
  await checkout.differsBy(changed);

  await page.getByRole('button', { name: 'Undo' }).click();
  await checkout.differsBy({});
});
