import { unmarked } from '../../marks/marks.mjs';
import { idsIn, type TextId } from './ids';

/** A piece of one text node, and the texts that it is part of: the innermost first. */
export interface Stretch {
  node: Text;
  start: number;
  end: number;
  ids: readonly TextId[];
}

/** What a document says, and which texts of the catalogs say it. */
export interface Texts {
  stretches: readonly Stretch[];
  /** Texts in attributes: names of pictures and buttons, hints in fields. */
  attributes: ReadonlyMap<Element, readonly TextId[]>;
}

/** What stands inside of lines; a text reaches over several of these, and over nothing larger. */
const inline = new Set(
  'a abbr b bdi bdo button cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);
const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);

/** The element that a text which begins in `node` does not reach beyond, such as its paragraph. */
export function lineOf(node: Node): Element | null {
  let element = node.parentElement;
  while (element && inline.has(element.localName)) element = element.parentElement;
  return element;
}

interface Open {
  id: TextId;
  line: Element | null;
}

/** Ends texts whose closing mark was cut off: what comes behind their paragraph is not theirs. */
const stillOpen = (open: readonly Open[], node: Node) => open.filter(({ line }) => line?.contains(node));

/**
 * Finds every text below an element. What a page cut out of a text, so that one of its marks is lost, ends with the line or begins with
 * the text node.
 */
export function textsIn(root: Element): Texts {
  const stretches: Stretch[] = [];
  const attributes = new Map<Element, TextId[]>();
  let open: Open[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) => (silent.has(node.nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  });
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Element) {
      const ids = attributeIds(node);
      if (ids.length > 0) attributes.set(node, ids);
      continue;
    }
    const { data } = node as Text;
    open = stillOpen(open, node);
    let at = 0;
    const add = (end: number, ids: readonly TextId[]) => {
      if (ids.length > 0 && end > at) stretches.push({ node: node as Text, start: at, end, ids });
    };
    for (const mark of idsIn(data)) {
      const begun = open.map(({ id }) => id).lastIndexOf(mark.id);
      const ids = open.map(({ id }) => id).reverse();
      add(mark.at, !mark.begins && begun < 0 ? [mark.id, ...ids] : ids);
      if (mark.begins) open = [...open, { id: mark.id, line: lineOf(node) }];
      else if (begun >= 0) open = open.filter((_, place) => place !== begun);
      at = mark.to;
    }
    add(data.length, open.map(({ id }) => id).reverse());
  }
  return { stretches, attributes };
}

function attributeIds(element: Element): TextId[] {
  const found = [...element.attributes].flatMap(({ value }) => idsIn(value).map(({ id }) => id));
  return [...new Set(found)];
}

/** The words of each text that a document shows, in its order; a text that is said twice comes once. */
export function wordsById({ stretches, attributes }: Texts): Map<TextId, string> {
  const words = new Map<TextId, string>();
  const add = (id: TextId, more: string) => words.set(id, `${words.get(id) ?? ''}${more}`.slice(0, 200));
  const places = new Map<TextId, Node>();
  for (const { node, start, end, ids } of stretches) {
    for (const id of ids) {
      const line = lineOf(node) ?? node;
      if (places.has(id) && places.get(id) !== line) continue;
      places.set(id, line);
      add(id, unmarked(node.data.slice(start, end)));
    }
  }
  for (const [element, ids] of attributes) {
    for (const id of ids.filter((one) => !words.has(one))) {
      const value = [...element.attributes].find((one) => idsIn(one.value).some((mark) => mark.id === id));
      add(id, unmarked(value?.value ?? ''));
    }
  }
  return words;
}
