import { bringCookie, openAccount, text } from '../../support/accounts';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

test('who is logged in is led to the account where others may try, and reads there what logging out clears', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { token } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  const free = message('en', 'chrome', 'header.tryForFree');
  const started = message('en', 'chrome', 'header.getStarted');
  for (const path of ['/', '/products', '/practice', '/correction', '/speaking-ai-correction']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('link', { name: started }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: free, exact: true })).toHaveCount(0);
  }
  await page.goto('/app');
  await expect(page.getByText(text('app.signOutClears'))).toBeVisible();
});
