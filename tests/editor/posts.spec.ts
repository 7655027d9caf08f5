import { existsSync } from 'node:fs';
import path from 'node:path';
import { openPart } from './support/parts';
import { expect, test } from './support/test';

test('a post begins as a draft beside its page, and its translation as a copy', async ({
  page,
  open,
  site,
  panel,
  checkout,
}) => {
  await open({ page: '/' });
  await openPart(panel, 'Pages');
  await panel.getByRole('button', { name: 'New post' }).click();
  await panel.getByLabel('Title in English').fill('Ten quiet minutes before the test');
  await panel.getByRole('button', { name: 'Begin the post' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Ten quiet minutes before the test');

  const address = page.getByRole('combobox', { name: 'Page', exact: true });
  await expect(address).toHaveValue(/^\/blog\/[\w-]+\/ten-quiet-minutes-before-the-test$/);
  const name = `${(await address.inputValue()).replace('/blog/', '')}.mdx`;
  expect(await checkout.read(`content/blog/en/${name}`)).toContain('draft: true');

  await panel.getByRole('button', { name: /German, missing/ }).click();
  await panel.getByRole('button', { name: 'Translate into German' }).click();
  await expect(site.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => existsSync(path.join(checkout.folder, 'content/blog/de', name))).toBe(true);
  expect(await checkout.read(`content/blog/de/${name}`)).toContain('draft: true');
});
