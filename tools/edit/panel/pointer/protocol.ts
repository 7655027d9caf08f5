import type { TextId } from './ids';

/** A text of the page, and its first words as the page shows them. */
export interface TextOnPage {
  id: TextId;
  words: string;
}

/** What the page in the frame says to the shell around it. */
export type FromPage =
  /** On arrival (`fresh`), on another address, and whenever other texts are there. `head`: what search results show of the page. */
  | {
      edit: 'here';
      fresh: boolean;
      path: string;
      head: { title?: TextId; description?: TextId };
      texts: TextOnPage[];
    }
  /** Another document is about to take its place. */
  | { edit: 'left' }
  /** Somebody pointed at these, the innermost first; `price`: at an amount of money, which is no text of a catalog. */
  | { edit: 'picked'; ids: TextId[]; price?: true }
  /** A key that the shell knows was pressed inside the frame. */
  | { edit: 'pressed'; key: 'save' | 'escape' };

/** What the shell says to the page. */
export type ToPage =
  /** Whether pointing chooses texts, or the page works as it does for visitors. */
  | { edit: 'mode'; picking: boolean }
  /** Outlines texts where the page has them, and brings one into view; nothing for none. */
  | { edit: 'show'; ids: TextId[] };

/** Messages of extensions and of the site itself have other shapes. */
export function isSaid<Said extends FromPage | ToPage>(data: unknown): data is Said {
  return typeof data === 'object' && data !== null && typeof (data as { edit?: unknown }).edit === 'string';
}
