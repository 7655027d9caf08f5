import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { picturesOf } from './figures/place-pictures';

/** What a translation has to have in common with its English. */
export interface ArticleShape {
  headings: readonly number[];
  /** Addresses, in alphabetical order: languages put them into another one. Own sections have another name in each: `/tos#`. */
  links: readonly string[];
  parts: readonly string[];
  english: readonly string[];
  /** Files of the pictures, without the language that one may be for: `order.de.svg` stands for `order.svg`. */
  pictures: readonly string[];
  rows: number;
}

export interface Placed {
  line: number;
  text: string;
}

/** The links of a text, those too whose addresses stand apart: `[1]: /pricing`. */
export function linksOf(tree: Root): Placed[] {
  const found: Placed[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    found.push({ line: node.position?.start.line ?? 1, text: node.url });
  });
  return found;
}

export function sectionsOf(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'heading', (node) => {
    found.push(String(node.data?.hProperties?.id));
  });
  return found;
}

export function partsOf(tree: Root): Placed[] {
  const found: Placed[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const told = node.attributes.map(({ value }) => ` ${String(value ?? '')}`).join('');
    found.push({ line: node.position?.start.line ?? 1, text: `${node.name}${told}` });
  });
  return found;
}

export function shapeOf(tree: Root): ArticleShape {
  const headings: number[] = [];
  const english: string[] = [];
  let rows = 0;
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(node.depth);
    if (node.type === 'tableRow' || node.type === 'listItem') rows += 1;
    if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      (node.name === 'en' || node.name === 'Sample')
    )
      english.push(toString(node).replace(/\s+/g, ' ').trim());
  });
  return {
    headings,
    links: linksOf(tree)
      .map(({ text }) => (/^[/#]/.test(text) ? text.replace(/#.*$/, '#') : text))
      .sort(),
    parts: partsOf(tree)
      .map(({ text }) => text)
      .filter((text) => text !== 'en' && text !== 'Mail')
      .sort(),
    english: english.sort(),
    pictures: picturesOf(tree).map(({ src }) =>
      (src.split('/').at(-1) ?? '').replace(/\.[a-z]{2}(?=\.)/, ''),
    ),
    rows,
  };
}
