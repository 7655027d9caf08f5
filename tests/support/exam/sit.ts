import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { message, translate } from '../site';
import { expect } from '../test';

/** Where an exam stands in a page. */
type Stage =
  'intro' | 'think' | 'prepare' | 'speaking' | 'word' | 'options' | 'menus' | 'highlight' | 'typed' | 'over';

/** An exam as it is sat in a page, by its words. */
export class Sitting {
  constructor(
    readonly page: Page,
    readonly locale: Locale = 'en',
    readonly byKeyboard = false,
  ) {}

  t(key: string, values: Record<string, string | number> = {}): string {
    return translate(this.locale, 'exam', key, values);
  }
  button(key: string) {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }
  get next() {
    return this.page.getByRole('button', { name: message(this.locale, 'questions', 'next'), exact: true });
  }
  get over() {
    return this.page.getByRole('heading', { name: this.t('over.title') });
  }

  async stage(): Promise<Stage> {
    const { page } = this;
    const passage = page.getByRole('textbox', { name: message(this.locale, 'questions', 'passage') });
    const found: [Stage, ReturnType<Page['locator']>][] = [
      ['over', this.over],
      ['intro', this.button('intro.begin')],
      ['think', this.button('writing.now')],
      ['prepare', this.button('speaking.now')],
      ['speaking', this.button('speaking.done')],
      ['word', page.getByRole('button', { name: 'Yes', exact: true })],
      ['options', page.getByRole('radio').first()],
      ['menus', page.getByRole('combobox').first()],
      ['highlight', passage],
      ['typed', page.getByRole('textbox').first()],
    ];
    const any = found.map(([, locator]) => locator).reduce((one, other) => one.or(other));
    await expect(any.first()).toBeVisible();
    for (const [stage, locator] of found) if (await locator.isVisible()) return stage;
    return this.stage();
  }

  /** Does what the page asks for, once. @returns the stage that it was at */
  async step(): Promise<Stage> {
    const stage = await this.stage();
    if (stage === 'over') return stage;
    if (stage === 'prepare' || stage === 'think') {
      await this.press(stage === 'prepare' ? 'speaking.now' : 'writing.now');
      return stage;
    }
    const moved = this.page.waitForResponse(
      (response) => /\/exam\/[\w-]+\/(?:begin|answer)$/.test(response.url()) && response.ok(),
    );
    await this.answer(stage);
    await moved;
    await this.settled();
    return stage;
  }

  /** Waits until nothing is on its way. */
  async settled(): Promise<void> {
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
  }

  /** Enters something and hands it in. */
  async answer(stage: Stage): Promise<void> {
    if (this.byKeyboard) return this.answerByKeyboard(stage);
    const { page } = this;
    switch (stage) {
      case 'intro':
        return this.button('intro.begin').click();
      case 'speaking':
        await this.recording();
        return this.button('speaking.done').click();
      case 'word':
        return page.getByRole('button', { name: 'Yes', exact: true }).click();
      case 'options':
        await page.locator('label:has(input[type=radio])').first().click();
        break;
      case 'menus':
        for (const menu of await page.getByRole('combobox').all()) await menu.selectOption({ index: 1 });
        break;
      case 'highlight':
        await page.getByRole('textbox').focus();
        await this.selectSome();
        break;
      default:
        for (const field of await page.getByRole('textbox').all()) await field.fill('also');
    }
    await this.insist(() => this.next.click());
  }

  /** Hands in, and again where it is asked whether gaps are to stay as they are. */
  private async insist(hand: () => Promise<void>): Promise<void> {
    await hand();
    const asked = Array.from({ length: 20 }, (_, gaps) => this.t('sitting.partly', { count: gaps + 1 }));
    const said = await this.page.getByRole('status').allTextContents();
    if (said.some((text) => asked.includes(text))) await hand();
  }

  private async answerByKeyboard(stage: Stage): Promise<void> {
    const { keyboard } = this.page;
    switch (stage) {
      case 'intro':
        await expect(this.button('intro.begin')).toBeFocused();
        return keyboard.press('Enter');
      case 'word':
        return keyboard.press('y');
      case 'speaking':
        await this.recording();
        return this.press('speaking.done');
      case 'options':
        await this.tabTo('input[type=radio]');
        await keyboard.press('Space');
        break;
      case 'menus':
        await expect(this.page.getByRole('combobox').first()).toBeFocused();
        await keyboard.press('ArrowDown');
        break;
      case 'highlight':
        await expect(this.page.getByRole('textbox')).toBeFocused();
        await this.selectSome();
        break;
      default:
        await expect(this.page.getByRole('textbox').first()).toBeFocused();
        await keyboard.type('also');
    }
    await this.tabTo('button[type=submit]');
    await this.insist(() => keyboard.press('Enter'));
  }

  /** The microphone is asked for first. */
  private async recording(): Promise<void> {
    await expect(this.page.getByText(this.t('speaking.recording'), { exact: true })).toBeVisible();
  }

  /** Selects the first letters of the passage. */
  private async selectSome(): Promise<void> {
    for (let letter = 0; letter < 12; letter += 1) await this.page.keyboard.press('Shift+ArrowRight');
  }

  /** Goes on by Tab until something that fits has the focus. */
  private async tabTo(selector: string): Promise<void> {
    for (let stop = 0; stop < 40; stop += 1) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not come to ${selector}`);
  }

  private async press(key: string): Promise<void> {
    if (!this.byKeyboard) return this.button(key).click();
    await this.button(key).evaluate((button) => button.setAttribute('data-wanted', ''));
    await this.tabTo('[data-wanted]');
    await this.page.keyboard.press('Enter');
  }
}
