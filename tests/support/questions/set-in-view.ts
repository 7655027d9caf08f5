import type { Locator } from '@playwright/test';

/** What a reader has before them after a press. */
export interface SetInView {
  /** Which slide the row has moved to, from 0; the end of the set is the last one. */
  slide: number;
  /** px from what sticks to the head of the window to the head of the slide; less than nothing is hidden below it. */
  head: number;
  /** px of the place to answer that are beyond the lower edge, or below the foot that sticks there. */
  fieldBelow: number;
  /** Whether head and place to answer are too far from each other for this window. */
  isTall: boolean;
  /** Which part has the focus: the one that answers the question in view, the one button, the result, or what it is instead. */
  focus: string;
  /** px by which the page is wider than its window. */
  sideways: number;
  /** How many clocks run. */
  clocks: number;
  /** What became of the question in view, as its foot says. */
  state: string | undefined;
  /** Whether the verdict is in the window, where there is one. */
  isVerdictSeen: boolean;
}

/** Looks at a set after the browser has drawn it, and what moved has come to rest. */
export const inViewOf = (set: Locator): Promise<SetInView> =>
  set.evaluate(async (root) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const isEnding = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime);
    const motions = root.getAnimations({ subtree: true }).filter(isEnding);
    await Promise.allSettled(motions.map((motion) => motion.finished));
    const track = root.querySelector<HTMLElement>('.practice-track');
    const foot = root.querySelector<HTMLElement>('[data-foot]');
    if (!track || !foot) throw new Error('no set');
    const left = track.getBoundingClientRect().left;
    const away = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left);
    const slides = [...track.children].filter((slide) => slide.getBoundingClientRect().width > 0);
    const current = slides.reduce((near, slide) => (away(slide) < away(near) ? slide : near));
    const free = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const edge = foot.getBoundingClientRect();
    const isSticky = getComputedStyle(foot).position === 'sticky';
    const lower = isSticky ? Math.min(innerHeight, edge.top) : innerHeight;
    const field = current.querySelector(
      'label:has(input[type=radio]), input:not([type=radio]), select, textarea, [data-record], [data-result]',
    );
    const slideTop = current.getBoundingClientRect().top;
    const fieldBottom = field?.getBoundingClientRect().bottom ?? slideTop;
    const active = document.activeElement;
    const focus = () => {
      if (active && current.contains(active)) return active.hasAttribute('data-result') ? 'result' : 'field';
      if (active?.hasAttribute('data-go')) return 'go';
      return active?.outerHTML.slice(0, 120) ?? 'nothing';
    };
    const verdict = foot.querySelector('.practice-verdict')?.getBoundingClientRect();
    return {
      slide: slides.indexOf(current),
      head: Math.round(slideTop - free),
      fieldBelow: Math.max(0, Math.round(fieldBottom - lower)),
      isTall: fieldBottom - slideTop > lower - free,
      focus: focus(),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      clocks: root.querySelectorAll('[data-counting]').length,
      state: foot.dataset.state,
      isVerdictSeen: verdict !== undefined && verdict.top >= free && verdict.bottom <= innerHeight,
    };
  });
