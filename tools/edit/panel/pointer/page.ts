import { hitAt, rectanglesOf, type Hit } from './hit';
import { idsIn, type TextId } from './ids';
import type { FromPage } from './protocol';
import { textsIn, wordsById, type Texts } from './texts';

/** ms without a change of the page after which it is read anew: clocks and moving pictures change it all the time. */
const pause = 250;

/** What the page in the frame shows now; read anew when it is asked for after the page has changed. */
export class ShownPage {
  #texts: Texts | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly document: Document,
    private readonly changed: () => void,
  ) {
    const observer = new MutationObserver(() => {
      this.#timer ??= setTimeout(() => this.#readAnew(), pause);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }

  #readAnew(): void {
    this.#timer = undefined;
    const before = this.#texts;
    this.#texts = undefined;
    if (!before || this.#differs(before)) this.changed();
  }

  #differs(before: Texts): boolean {
    return JSON.stringify([...wordsById(before)]) !== JSON.stringify([...wordsById(this.texts)]);
  }

  get texts(): Texts {
    this.#texts ??= textsIn(this.document.documentElement);
    return this.#texts;
  }

  at(x: number, y: number): Hit | undefined {
    return hitAt(this.document, this.texts, x, y);
  }

  rectangles(ids: readonly TextId[]): DOMRect[] {
    return rectanglesOf(this.document, this.texts, ids);
  }

  /** Brings a text into view, if the page has it and does not show it already. */
  reveal(ids: readonly TextId[]): void {
    const isOne = (own: readonly TextId[]) => own.some((one) => ids.includes(one));
    const stretch = this.texts.stretches.find(({ node, ids: own }) => isOne(own) && isDrawn(node));
    const named = [...this.texts.attributes].find(([, own]) => isOne(own))?.[0];
    const element = stretch?.node.parentElement ?? named;
    if (element && !isInView(element)) element.scrollIntoView({ block: 'center', inline: 'nearest' });
  }

  /** What the shell shows of this page. */
  here(fresh: boolean): FromPage {
    const { pathname, search } = this.document.defaultView?.location ?? { pathname: '/', search: '' };
    const description = this.document.querySelector('meta[name="description"]')?.getAttribute('content');
    const first = (text: string | null | undefined) => idsIn(text ?? '')[0]?.id;
    const title = first(this.document.title);
    const described = first(description);
    return {
      edit: 'here',
      fresh,
      path: pathname + search,
      head: {
        ...(title !== undefined && { title }),
        ...(described !== undefined && { description: described }),
      },
      texts: [...wordsById(this.texts)].map(([id, words]) => ({ id, words })),
    };
  }
}

/** Letters below a header that sticks are in view and cannot be read; so near the edges counts as out of it. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const { innerHeight } = window;
  return top >= innerHeight * 0.15 && bottom <= innerHeight * 0.95;
}

const isDrawn = (node: Text) => (node.parentElement?.getClientRects().length ?? 0) > 0;
