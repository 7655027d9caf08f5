import type { Locator, Page } from '@playwright/test';
import { message } from '../site';
import { expect } from '../test';
import { inViewOf, type SetInView } from './set-in-view';

const said = (key: string) => message('en', 'questions', key);

/** How the controls of a set are pressed. */
export type Hand = 'mouse' | 'keyboard';

/**
 * Goes through a set with every control that it has, and looks after each press at what is in view, what has the focus, and which
 * clock runs.
 */
export class SetWalk {
  readonly #page: Page;
  readonly #set: Locator;
  readonly #hand: Hand;
  /** What was done, for the message of a failure. */
  readonly #done: string[] = [];

  constructor(page: Page, set: Locator, hand: Hand) {
    this.#page = page;
    this.#set = set;
    this.#hand = hand;
  }

  async go(): Promise<void> {
    await this.#set.scrollIntoViewIfNeeded();
    await expect(this.#set).toHaveAttribute('data-live');
    const forms = await this.#set.locator('form[data-question]').all();
    const isOpen = (await forms[0]?.getAttribute('data-key')) === null;
    if (!isOpen) await this.#checkNothing(forms[0]);
    if (forms.length > 1) await this.#skipAndReturn();
    // A single one is not gone on from: its explanation has the focus.
    const then = forms.length > 1 ? 'go' : 'field';
    await this.#comeUpon();
    for (const [index, form] of forms.entries()) {
      await this.#answer(form, then);
      if (index < forms.length - 1) await this.#press('next', index + 1, 'field');
    }
    if (forms.length === 1) return;
    await this.#press('toResult', forms.length, 'result');
    await this.#beginAgain(isOpen ? 'again' : 'missedAgain');
    if (await this.#button('start').isVisible()) await this.#start();
  }

  /** The card begins below the middle of the window, as where somebody has only just come to it: its foot is not all in view. */
  async #comeUpon(): Promise<void> {
    await this.#set.locator('.practice-card').evaluate((card) => {
      window.scrollBy({ top: card.getBoundingClientRect().top - innerHeight / 2 - 60, behavior: 'instant' });
    });
  }

  #button(key: string): Locator {
    return this.#set.getByRole('button', { name: said(key), exact: true });
  }

  /** Presses a control, and asks where that has led to. */
  async #press(key: string, slide: number, focus: SetInView['focus'], clocks = 0): Promise<void> {
    await this.#use(this.#button(key));
    this.#done.push(key);
    await this.#isAt(slide, focus, clocks);
  }

  async #use(control: Locator): Promise<void> {
    if (this.#hand === 'mouse') await control.click();
    else await control.press('Enter');
  }

  async #isAt(slide: number, focus: string, clocks: number): Promise<void> {
    const where = `after ${this.#done.slice(-4).join(', ')}`;
    await expect.poll(() => inViewOf(this.#set), where).toMatchObject({ slide, focus, clocks, sideways: 0 });
    const seen = await inViewOf(this.#set);
    // Twelve px are the way from what sticks there to the card's edge; in low windows the head alone can be promised.
    expect(seen.head, `head ${where}`).toBeGreaterThanOrEqual(-1);
    if (seen.isTall) expect(seen.head, `head ${where}`).toBeLessThan(40);
    else expect(seen.fieldBelow, `place to answer ${where}`).toBe(0);
  }

  /** An empty answer is not judged. */
  async #checkNothing(form: Locator | undefined): Promise<void> {
    if (!form) return;
    await this.#use(this.#button('check'));
    this.#done.push('check of nothing');
    const seen = await inViewOf(this.#set);
    expect(seen, 'after a check of nothing').toMatchObject({
      slide: 0,
      state: 'empty',
      focus: 'field',
      clocks: 0,
    });
    expect(seen.isVerdictSeen, 'what is said of nothing').toBe(true);
  }

  async #skipAndReturn(): Promise<void> {
    await this.#press('skip', 1, 'field');
    await this.#press('back', 0, 'field');
  }

  /** Gives an answer that is likely wrong, has it judged where somebody judges, and asks for the verdict. */
  async #answer(form: Locator, then: SetInView['focus']): Promise<void> {
    const isOpen = (await form.getAttribute('data-key')) === null;
    const kind = (await form.getAttribute('data-kind')) ?? '';
    await this.#fill(form);
    this.#done.push(`answer (${kind})`);
    // A choice between two is judged as it is made.
    if (kind !== 'choice') await this.#use(this.#button(isOpen ? 'done' : 'check'));
    const state = expect.stringMatching(isOpen ? /^done$/ : /^(?:right|partly|wrong)$/);
    await expect
      .poll(() => inViewOf(this.#set), this.#done.join(', '))
      .toMatchObject({ state, isVerdictSeen: true, focus: then, clocks: 0 });
    const seen = await inViewOf(this.#set);
    expect(seen.marksHidden, `marks after ${this.#done.join(', ')}`).toBeLessThanOrEqual(1);
  }

  async #fill(form: Locator): Promise<void> {
    const radio = form.getByRole('radio').first();
    if ((await radio.count()) > 0) {
      if (this.#hand === 'keyboard') return radio.press('Space');
      return form.locator('label:has(input[type=radio])').first().click();
    }
    const menus = await form.getByRole('combobox').all();
    for (const menu of menus) await menu.selectOption({ index: 1 });
    if (menus.length > 0) return;
    const field = form.locator('textarea, input').first();
    if ((await field.count()) === 0) return;
    if ((await form.getAttribute('data-kind')) === 'highlight') return this.#highlight(field);
    if (this.#hand === 'keyboard') return field.press('x');
    await field.click();
    await this.#page.keyboard.type('x');
  }

  /** Selects the first words of a text. */
  async #highlight(text: Locator): Promise<void> {
    await text.focus();
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0));
    for (let step = 0; step < 3; step += 1) await this.#page.keyboard.press('Control+Shift+ArrowRight');
    // The page hears of a selection a moment after it is made, which no hand is fast enough to notice.
    await text.evaluate((area: HTMLTextAreaElement) => {
      const isHeard = () => area.selectionEnd > area.selectionStart;
      return new Promise<void>((resolve) => {
        const look = () => requestAnimationFrame(() => (isHeard() ? setTimeout(resolve) : look()));
        look();
      });
    });
  }

  /** The missed ones come again, without a clock that nobody asked for. */
  async #beginAgain(key: string): Promise<void> {
    const missed = this.#button(key);
    if (!(await missed.isVisible())) return this.#press('again', 0, 'field');
    await this.#use(missed);
    this.#done.push(key);
    const seen = await inViewOf(this.#set);
    expect(seen, key).toMatchObject({ focus: 'field', clocks: 0, state: undefined });
  }

  /** The clock that was asked for runs, and no other; what is answered aloud is heard before. */
  async #start(): Promise<void> {
    await this.#use(this.#button('start'));
    this.#done.push('start');
    const { slide } = await inViewOf(this.#set);
    const heard = this.#set.locator('form').filter({ has: this.#page.locator('[data-recorder]') });
    const isHeard = (await heard.locator('[data-play][aria-pressed=true]').count()) > 0;
    await this.#isAt(slide, 'field', isHeard ? 0 : 1);
    const clock = this.#set.locator('li:not([inert]) [data-clock]');
    await expect(clock, 'the clock of the question').toBeInViewport({ ratio: 1 });
  }
}
