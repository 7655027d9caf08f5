import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as Pointer from '../../../tools/edit/panel/pointer/texts';

/** A text node that a page draws. */
export interface ShownText {
  /** What of it no text of the catalogs says, without spaces around it; empty where one says all of it. */
  rest: string;
  /** Whether it is said to be English on a page of another language. */
  english: boolean;
}

declare const pointer: typeof Pointer;

/** The text nodes that a page draws, and what of them the editor does not know: found by the very functions by which texts are clicked. */
export async function shownTexts(page: Page, from: string): Promise<ShownText[]> {
  const { outputFiles } = await build({
    entryPoints: [path.join(from, 'tools/edit/panel/pointer/texts.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'pointer',
    target: 'es2022',
  });
  return page.evaluate<ShownText[]>(`${outputFiles[0]?.text};(${inPage.toString()})()`);
}

function inPage(): ShownText[] {
  const found = new Map<Node, [number, number][]>();
  for (const { node, start, end } of pointer.textsIn(document.body).stretches)
    found.set(node, [...(found.get(node) ?? []), [start, end]]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: ShownText[] = [];
  const main = document.documentElement.lang;
  // The signs of which marks consist, and spaces.
  const unsaid = /[\s\u200b-\u200d\u2060\u{e0100}-\u{e01ef}]+/gu;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data, parentElement } = node as Text;
    const letters = data.replace(unsaid, '');
    if (letters === '' || !parentElement?.checkVisibility() || parentElement.closest('script, style'))
      continue;
    let [rest, at] = ['', 0];
    for (const [start, end] of found.get(node) ?? []) {
      rest += data.slice(at, start);
      at = Math.max(at, end);
    }
    rest = (rest + data.slice(at)).replace(unsaid, ' ').trim();
    const lang = parentElement.closest('[lang]')?.getAttribute('lang') ?? main;
    shown.push({ rest, english: lang.startsWith('en') && !main.startsWith('en') });
  }
  return shown;
}
