import type { Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';
import { hydrated, message } from '../site';
import { expect } from '../test';

const said = (locale: Locale, key: string) => message(locale, 'diagnostic', key);

export const diagnosticPath = '/learn/diagnostic-test';

/** The whole diagnostic test without time limits, by keyboard; nearly everything is wrong, and the text is left out. */
export async function takeDiagnosticTest(page: Page, locale: Locale = 'en'): Promise<void> {
  await startDiagnosticTest(page, locale);
  while (await answerQuestion(page, locale));
  await page.getByRole('button', { name: said(locale, 'writing.skip') }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: said(locale, 'result.title') })).toBeFocused();
}

export async function startDiagnosticTest(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.route('**/sounds/*', (route) => route.fulfill({ contentType: 'audio/wav', body: silence() }));
  await page.goto(localizePath(diagnosticPath, locale));
  await hydrated(page);
  await page.getByRole('checkbox', { name: said(locale, 'start.untimed') }).press('Space');
  await page.getByRole('button', { name: said(locale, 'start.button') }).press('Enter');
}

/**
 * Answers the question that is open, after what stands before it.
 *
 * @returns whether there was one
 */
export async function answerQuestion(page: Page, locale: Locale = 'en'): Promise<boolean> {
  const end = page.getByRole('heading', { level: 2, name: said(locale, 'writing.title') });
  const begin = page.getByRole('button', { name: said(locale, 'run.begin'), exact: true });
  const word = page.getByRole('button', { name: 'No', exact: true });
  const field = page.getByRole('main').getByRole('textbox').first();
  await expect(end.or(begin).or(word).or(field).first()).toBeVisible();
  if (await end.isVisible()) return false;
  if (await begin.isVisible()) await begin.press('Enter');
  await expect(word.or(field).first()).toBeVisible();
  const title = page.locator('#test-title');
  const before = await title.innerText();
  if (await word.isVisible()) await page.keyboard.press('n');
  else {
    await expect(field).toBeFocused();
    await page.keyboard.type('a');
    // In a text with gaps Enter goes to the next one.
    await page.getByRole('main').locator('button[type=submit]').press('Enter');
  }
  await expect(title).not.toHaveText(before);
  return true;
}

/** A tenth of a second of nothing (RIFF WAVE, 8 kHz, 8 bit, one channel), in place of the dictations. */
function silence(): Buffer {
  const samples = 800;
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}
