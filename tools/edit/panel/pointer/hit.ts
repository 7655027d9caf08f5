import type { TextId } from './ids';
import { lineOf, type Texts } from './texts';

/** What lies at a place of the window. */
export interface Hit {
  /** The texts there, the innermost first. */
  ids: TextId[];
  /** What they stand in. */
  element: Element;
}

/** Pixels beside a letter that still mean it. */
const near = 3;
/** Of a button without words at its place, such as one with a drawing: the texts in it, unless it is half a page. */
const most = 12;
const named =
  'button, a, label, select, input, textarea, img, svg, video, audio, summary, [role=button], [role=img], [role=tab], [role=radio], [role=slider], [role=progressbar]';

function covers(rectangle: DOMRect, x: number, y: number): boolean {
  return (
    x >= rectangle.left - near &&
    x <= rectangle.right + near &&
    y >= rectangle.top - near &&
    y <= rectangle.bottom + near
  );
}

const unique = (ids: readonly TextId[]) => [...new Set(ids)];

/**
 * Finds the texts at a place: those whose letters lie there, in the topmost element that has any; else those that name what lies there,
 * such as the description of a picture.
 */
export function hitAt(document: Document, texts: Texts, x: number, y: number): Hit | undefined {
  const elements = document.elementsFromPoint(x, y);
  for (const element of elements) {
    const ids = lettersAt(document, texts, element, x, y);
    if (ids.length > 0) return { element, ids: unique([...ids, ...namesOf(texts, element)]) };
  }
  const [top] = elements;
  return top && namedAround(texts, top);
}

function lettersAt(document: Document, texts: Texts, element: Element, x: number, y: number): TextId[] {
  const own = texts.stretches.filter(({ node }) => node.parentElement === element);
  return own.flatMap(({ node, start, end, ids }) => {
    const rectangles = [...rangeOf(document, node, start, end).getClientRects()];
    return rectangles.some((rectangle) => covers(rectangle, x, y)) ? ids : [];
  });
}

/** The texts that name an element or what it stands in, up to the next thing that has a name. */
function namesOf(texts: Texts, element: Element): TextId[] {
  const thing = element.closest(named);
  const ids: TextId[] = [];
  for (let one: Element | null = element; one; one = one === thing ? null : one.parentElement) {
    ids.push(...(texts.attributes.get(one) ?? []));
    if (!thing) break;
  }
  return ids;
}

function namedAround(texts: Texts, top: Element): Hit | undefined {
  // Around its own words, a paragraph is meant; what only holds others is not.
  const hasWords = texts.stretches.some(({ node }) => lineOf(node) === top);
  const element = top.closest(named) ?? (hasWords || texts.attributes.has(top) ? top : undefined);
  if (!element) return undefined;
  const inside = texts.stretches.filter(({ node }) => element.contains(node)).flatMap(({ ids }) => ids);
  const below = [...texts.attributes].flatMap(([one, ids]) => (element.contains(one) ? ids : []));
  const ids = unique([...namesOf(texts, top), ...below, ...inside]);
  return ids.length > 0 && ids.length <= most ? { element, ids } : undefined;
}

/** Where a document shows some texts: a rectangle around all of a text in one paragraph, or around what it names. */
export function rectanglesOf(document: Document, texts: Texts, ids: readonly TextId[]): DOMRect[] {
  const byLine = new Map<Element | null, DOMRect[]>();
  for (const { node, start, end, ids: own } of texts.stretches) {
    if (!own.some((one) => ids.includes(one))) continue;
    const rectangle = rangeOf(document, node, start, end).getBoundingClientRect();
    if (!isDrawn(rectangle)) continue;
    const line = lineOf(node);
    byLine.set(line, [...(byLine.get(line) ?? []), rectangle]);
  }
  if (byLine.size > 0) return [...byLine.values()].map(around);
  return [...texts.attributes]
    .filter(([, own]) => own.some((one) => ids.includes(one)))
    .map(([element]) => element.getBoundingClientRect())
    .filter(isDrawn);
}

function rangeOf(document: Document, node: Text, start: number, end: number): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

const isDrawn = ({ width, height }: DOMRect) => width > 0 && height > 0;

function around(rectangles: readonly DOMRect[]): DOMRect {
  const left = Math.min(...rectangles.map((one) => one.left));
  const top = Math.min(...rectangles.map((one) => one.top));
  const right = Math.max(...rectangles.map((one) => one.right));
  const bottom = Math.max(...rectangles.map((one) => one.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
