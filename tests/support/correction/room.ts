import type { Page, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';
import { pageRoutes } from '@/lib/routes/routes';
import { markKinds } from '@/lib/correction/correction';
import { bringCookie, openAccount } from '../accounts';
import { giveCorrections } from '../accounts-database';
import { hydrated, message, translate } from '../site';
import { expect } from '../test';

type Entering = Pick<PlaywrightTestArgs & PlaywrightTestOptions, 'page' | 'context' | 'request' | 'baseURL'>;

/** The correction room as somebody meets it, by its words. */
export class Room {
  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {}

  t(key: string, values: Record<string, string | number> = {}): string {
    return translate(this.locale, 'correction-room', key, values);
  }
  button(key: string, values: Record<string, string | number> = {}) {
    return this.page.getByRole('button', { name: this.t(key, values), exact: true });
  }
  link(name: string) {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }
  heading(key: string) {
    return this.page.getByRole('heading', { name: this.t(key), exact: true });
  }
  get field() {
    return this.page.getByRole('textbox', { name: message(this.locale, 'questions', 'yourAnswer') });
  }
  /** The numbers in the text, by what they are called. */
  get marks() {
    return this.page.locator('.corrected').getByRole('link');
  }
  left(count: number) {
    return this.page.getByText(this.t('left.count', { count }), { exact: true });
  }
  /** What the number of a mark is called, of any kind. */
  names(number: number): string[] {
    return markKinds.flatMap((kind) =>
      ['result.number', 'result.question'].map((key) =>
        this.t(key, { number, kind: message(this.locale, 'marks', `kinds.${kind}`) }),
      ),
    );
  }
  /** Nothing is wider than the window. */
  async fits(): Promise<void> {
    const wide = () =>
      this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
  }
}

/** Opens the room for an account that has some corrections left. */
export async function enterRoom(
  { page, context, request, baseURL }: Entering,
  locale: Locale,
  corrections: number,
): Promise<Room> {
  const account = await openAccount(request);
  giveCorrections(account.email, corrections);
  await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
  await bringCookie(context, baseURL, account.token);
  await page.goto(localizePath(pageRoutes.appCorrection.path, locale));
  await hydrated(page);
  const room = new Room(page, locale);
  await expect(room.left(corrections)).toBeVisible();
  return room;
}
