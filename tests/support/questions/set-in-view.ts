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
  /** Whether the verdict is in the window with the whole sentence that gives the reason, where there is one, and nothing lies on it. */
  isVerdictSeen: boolean;
  /** px of the marked answer that are below the header or below the foot; as far as there is no room for it, none. */
  marksHidden: number;
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
    // Of the end it is the first button.
    const field = current.querySelector(
      'label:has(input[type=radio]), input:not([type=radio]), select, textarea, [data-record], [data-end] button:not([hidden])',
    );
    const slideTop = current.getBoundingClientRect().top;
    const fieldBottom = field?.getBoundingClientRect().bottom ?? slideTop;
    const active = document.activeElement;
    const focus = () => {
      if (active && current.contains(active)) return active.hasAttribute('data-result') ? 'result' : 'field';
      if (active?.hasAttribute('data-go')) return 'go';
      return active?.outerHTML.slice(0, 120) ?? 'nothing';
    };
    const isSeen = (part: Element) => {
      const box = part.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.bottom - 2);
      const isWhole = part.scrollHeight <= part.clientHeight || part.clientHeight === 0;
      return box.top >= free && box.bottom <= innerHeight && isWhole && foot.contains(top);
    };
    const isLow = matchMedia('(height < 32rem)').matches;
    const said = [
      ...foot.querySelectorAll('.practice-verdict > [data-when]'),
      // There its second line may end before it does.
      ...(isLow ? [] : foot.querySelectorAll('[data-reason]:not(:empty)')),
    ].filter((part) => part.getClientRects().length > 0);
    const marks = [
      ...current.querySelectorAll(
        'label:has([data-mark]), .practice-gap:has([data-mark]), select[data-mark], .practice-blank[data-mark]',
      ),
      ...current.querySelectorAll('.practice-correction, .practice-passage > p > :is(mark, del)'),
    ]
      .map((mark) => mark.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const upper = Math.min(...marks.map(({ top }) => top));
    const end = Math.max(...marks.map(({ bottom }) => bottom));
    const inRoom = Math.min(end, lower) - Math.max(upper, free);
    return {
      slide: slides.indexOf(current),
      head: Math.round(slideTop - free),
      fieldBelow: Math.max(0, Math.round(fieldBottom - lower)),
      isTall: fieldBottom - slideTop > lower - free,
      focus: focus(),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      clocks: root.querySelectorAll('[data-counting]').length,
      state: foot.dataset.state,
      isVerdictSeen: said.length > 0 && said.every(isSeen),
      marksHidden: marks.length === 0 ? 0 : Math.round(Math.min(end - upper, lower - free - 12) - inRoom),
    };
  });
