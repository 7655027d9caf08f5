import type { Page } from '@playwright/test';
import { formOf } from './accounts';
import { expect } from './test';

/** Takes the first step of registering and waits for the second. */
export async function askToRegister(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await fillInRegister(page, email);
}

/** Takes the first step of registering where it is shown, and waits for the second. */
export async function fillInRegister(page: Page, email: string): Promise<void> {
  const form = formOf(page);
  await form.email.fill(email);
  await form.nickname.fill('Ada');
  await form.submit('register').click();
  await expect(page).toHaveURL(/\/register2(\?.*)?$/);
  await expect(form.code).toBeVisible();
}

/** Takes the second step of registering; where it leads is the test's to see. */
export async function finishRegistering(page: Page, code: string, password: string): Promise<void> {
  const form = formOf(page);
  await form.code.fill(code);
  await form.newPassword.fill(password);
  await form.submit('register2').click();
}

/** Takes the first step of choosing a new password and waits for the second. */
export async function askToReset(page: Page, email: string): Promise<void> {
  await page.goto('/forget');
  const form = formOf(page);
  await form.email.fill(email);
  await form.submit('forget').click();
  await expect(page).toHaveURL(/\/resetPassword$/);
  await expect(form.code).toBeVisible();
}

/** Takes the second step of choosing a new password; where it leads is the test's to see. */
export async function enterResetCode(page: Page, code: string): Promise<void> {
  const form = formOf(page);
  await form.code.fill(code);
  await form.submit('resetPassword').click();
}

/** Fills in the login and sends it; where it leads is the test's to see. */
export async function submitLogin(page: Page, email: string, password: string): Promise<void> {
  const form = formOf(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit('login').click();
}
