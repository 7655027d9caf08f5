import { submitLogin } from '../../../support/account-flows';
import { formOf, registerAccount, text } from '../../../support/accounts';
import { test } from '../../../support/external-site';
import { failedLoads } from '../../../support/problems';
import services from '../../../support/services-build.json';
import { expect } from '../../../support/test';

test('reads answers that are sealed with the key of the build @full', async ({
  allowErrors,
  page,
  request,
  startSite,
  external,
}) => {
  // This build asks for Google's and Stripe's scripts, which no test reaches.
  allowErrors(failedLoads);
  const { standIn } = external;
  const { NEXT_PUBLIC_API_JWE_KEY: key } = services;
  const { email, password } = await registerAccount(request, (email) => standIn.accounts.codeFor(email));
  standIn.trouble(email, '/common/login', { kind: 'sealed', key });
  standIn.trouble(email, '/userInfo', { kind: 'sealed', key });
  const { origin } = await startSite({ ...services, API_BASE_URL: standIn.baseUrl });
  await page.goto(`${origin}/login`);
  await submitLogin(page, email, 'not the password');
  await expect(formOf(page).alert.first()).toHaveText(text('errors.badCredentials'));
  await submitLogin(page, email, password);
  await expect(page.getByText(text('app.title', { name: 'Ada' }))).toBeVisible();
});
