/** Distance of a line from the letters, in CSS pixels. */
const gap = 3;

const sheetText = `
  :host { all: initial; position: fixed; inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0;
    background: none; overflow: visible; pointer-events: none; z-index: 2147483647; }
  div { position: fixed; box-sizing: border-box; border-radius: 4px; }
  .pointed { outline: 2px solid #c4243c; background: #c4243c1f; }
  .chosen { outline: 3px solid #3b4cca; background: #3b4cca14; }
`;

export type Kind = 'pointed' | 'chosen';

/** Lines around texts, drawn over the page and out of reach of its styles. */
export class Outline {
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #drawn: Record<Kind, readonly DOMRect[]> = { pointed: [], chosen: [] };

  constructor(private readonly document: Document) {
    this.#host = document.createElement('div');
    // Above dialogs as well, which nothing but the top layer is.
    this.#host.popover = 'manual';
    this.#root = this.#host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetText);
    this.#root.adoptedStyleSheets = [sheet];
  }

  /** Whether this element is of the outline and not of the page. */
  owns(element: Node): boolean {
    return element === this.#host;
  }

  /** Draws lines around these rectangles in place of those of their kind. The first time has to come after the page is alive. */
  draw(kind: Kind, rectangles: readonly DOMRect[]): void {
    const before = this.#drawn[kind];
    this.#drawn[kind] = rectangles;
    if (before.length === 0 && rectangles.length === 0) return;
    if (!this.#host.isConnected) this.document.body.append(this.#host);
    this.#raise();
    const boxes = (['chosen', 'pointed'] as const).flatMap((one) =>
      this.#drawn[one].map((rectangle) => this.#box(one, rectangle)),
    );
    this.#root.replaceChildren(...boxes);
  }

  #raise(): void {
    const open = this.#host.matches(':popover-open');
    if (open && this.document.querySelector(':modal')) this.#host.hidePopover();
    if (!this.#host.matches(':popover-open')) this.#host.showPopover();
  }

  #box(kind: Kind, { left, top, width, height }: DOMRect): HTMLElement {
    const box = this.document.createElement('div');
    box.className = kind;
    const place = { left: left - gap, top: top - gap, width: width + 2 * gap, height: height + 2 * gap };
    for (const [name, value] of Object.entries(place)) box.style.setProperty(name, `${value}px`);
    return box;
  }
}
