import type { Page } from '@playwright/test';
import { appCode, wrongAppCode } from '../../doubles/backend/app-code';
import { submitLogin } from '../../support/account-flows';
import { logIn, openAccount, text, type Account } from '../../support/accounts';
import { translate } from '../../support/site';
import { expect, test } from '../../support/test';

const factor = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'factors', key, values);

const partOf = (page: Page) => page.getByRole('region', { name: factor('twoStep.title') });

/** Sets two-step login up by the code of the step before, so that those of this one and the next are left for logins. */
async function turnOn(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await partOf(page)
    .getByRole('button', { name: factor('twoStep.start') })
    .click();
  const dialog = page.getByRole('dialog', { name: factor('twoStep.start') });
  await expect(dialog.getByRole('img', { name: factor('twoStep.picture') })).toBeVisible();
  const address = await dialog.locator('a[href^="otpauth:"]').getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await dialog.getByLabel(factor('step.label')).fill(appCode(secret, Date.now() - 30_000));
  await dialog.getByRole('button', { name: factor('twoStep.confirm') }).click();
  const codes = page.getByRole('dialog', { name: factor('codes.title') });
  await expect(codes).toBeVisible();
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await codes.getByRole('button', { name: factor('codes.saved') }).click();
  await expect(codes).toBeHidden();
  return { secret, recoveryCodes };
}

async function logOutAndIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('button', { name: text('app.signOut'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/app$/);
  await page.goto('/login');
  await submitLogin(page, email, password);
  await expect(page.getByLabel(factor('step.label'))).toBeFocused();
}

test('two-step login is set up, asked for at the login, passed by the app or a recovery code, and turned off', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors();
  const account = await openAccount(request);
  await logIn(page, account);
  const { secret, recoveryCodes } = await turnOn(page);
  await expect(partOf(page)).toContainText(factor('twoStep.left', { count: 10 }));

  await logOutAndIn(page, account);
  const send = page.getByRole('button', { name: factor('step.submit') });
  await page.getByLabel(factor('step.label')).fill(wrongAppCode(secret, Date.now()));
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(factor('step.wrong'));
  // What was begun outlives a reload of the page.
  await page.reload();
  await page.getByLabel(factor('step.label')).fill(appCode(secret, Date.now()));
  await send.click();
  await expect(page).toHaveURL(/\/app$/);

  await expect(partOf(page)).toContainText(factor('twoStep.left', { count: 10 }));
  await logOutAndIn(page, account);
  await page.getByRole('button', { name: factor('step.useRecovery') }).click();
  await page.getByLabel(factor('step.recoveryLabel')).fill((recoveryCodes[0] ?? '').toLowerCase());
  await send.click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(partOf(page)).toContainText(factor('twoStep.left', { count: 9 }));

  await partOf(page)
    .getByRole('button', { name: factor('twoStep.off') })
    .click();
  const dialog = page.getByRole('dialog', { name: factor('twoStep.offTitle') });
  await dialog.getByRole('button', { name: factor('twoStep.off') }).click();
  await expect(partOf(page)).toContainText(factor('twoStep.offDone'));
  await expect(partOf(page).getByRole('button', { name: factor('twoStep.start') })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the key goes into an app of the same phone, which cannot scan its own screen @full', async ({
    page,
    request,
    allowErrors,
  }) => {
    allowErrors();
    await logIn(page, await openAccount(request));
    await partOf(page)
      .getByRole('button', { name: factor('twoStep.start') })
      .click();
    const link = page
      .getByRole('dialog', { name: factor('twoStep.start') })
      .getByRole('link', { name: factor('twoStep.open') });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /^otpauth:\/\/totp\//);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test('a passkey is added, named and removed in the account, and signs in by itself where two-step login is on', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors();
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  await logIn(page, await openAccount(request));
  await turnOn(page);
  const passkeys = page.getByRole('region', { name: factor('passkeys.title') });
  await passkeys.getByRole('button', { name: factor('passkeys.add') }).click();
  await expect(passkeys).toContainText(factor('passkeys.added'));
  await passkeys.getByRole('button', { name: factor('passkeys.add') }).click();
  await expect(passkeys).toContainText(factor('passkeys.exists'));

  await passkeys.getByRole('button', { name: factor('passkeys.rename') }).click();
  const naming = page.getByRole('dialog', { name: factor('passkeys.renameTitle') });
  await naming.getByLabel(factor('passkeys.renameTitle')).fill('My laptop');
  await naming.getByRole('button', { name: factor('passkeys.save') }).click();
  await expect(passkeys.getByRole('heading', { name: 'My laptop' })).toBeVisible();

  await page.getByRole('button', { name: text('app.signOut'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/app$/);
  await page.goto('/login');
  const signIn = page.getByRole('button', { name: text('login.passkey') });
  await signIn.click();
  await expect(page).toHaveURL(/\/app$/);

  await passkeys.getByRole('button', { name: factor('passkeys.removeOf', { name: 'My laptop' }) }).click();
  const dialog = page.getByRole('dialog', { name: factor('passkeys.removeTitle') });
  await dialog.getByRole('button', { name: factor('passkeys.remove') }).click();
  await expect(passkeys).toContainText(factor('passkeys.removed'));

  await page.getByRole('button', { name: text('app.signOut'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/app$/);
  await page.goto('/login');
  await signIn.click();
  await expect(page.getByRole('main').getByText(factor('passkeys.unknown'))).toBeVisible();
});
