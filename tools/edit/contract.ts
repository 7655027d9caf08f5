export type { Context, Route } from './serve/call';

/** What is wrong with a text, in the words of tools/catalogs; a `warning` does not keep it from being saved. */
export interface Fault {
  rule: string;
  reason: string;
  warning?: boolean;
}

/** A line of the report of `npm run catalogs`. `key` is the one in its file, empty where all of the file is meant. */
export interface Problem extends Fault {
  file: string;
  key: string;
  line?: number;
  text?: string;
}

/**
 * One value of one file. `key` of a catalog is the full one with its namespace, `home.hero.title`; `''` means all of the file, of which
 * `null` says that it is not there.
 */
export interface Change {
  /** From the checkout's folder, with `/`: `messages/de/home.json`. */
  file: string;
  key: string;
  before: string | null;
  after: string | null;
}

export interface TextChange extends Change {
  locale: string;
}

export interface PlannedChange extends TextChange {
  faults: Fault[];
}

export type EntryKind = 'save' | 'replace' | 'undo' | 'redo' | 'import' | 'restore';

/** A line of `.edit/journal.jsonl`. */
export interface Entry {
  id: string;
  /** ISO 8601. */
  at: string;
  kind: EntryKind;
  changes: Change[];
  /** Which entry an `undo` or `redo` is of. */
  of?: string;
}

/** An entry for a reader: whether what it did stands, and so can be undone, or is undone. */
export interface ListedEntry extends Entry {
  state: 'done' | 'undone';
}

export interface Language {
  code: string;
  /** In its own words. */
  name: string;
  /** BCP 47. */
  lang: string;
  /** The plural cases of the language, cardinal. */
  plurals: string[];
}

/** A page, as its address without a language, and its English name. */
export interface Page {
  path: string;
  name: string;
}

/** A page that shows a text. `sure`: it was in an answer that this editor has seen; otherwise the code says that it can. */
export interface Place extends Page {
  sure: boolean;
}

export interface Argument {
  name: string;
  kind: 'plain' | 'plural' | 'select' | 'date' | 'number';
  /** Cases of a plural or select as English has them. */
  options?: string[];
}

export interface TextOf {
  locale: string;
  lang: string;
  /** `null` where the language lacks it. */
  text: string | null;
  file: string;
  line?: number;
  faults: Fault[];
  /** Where the English changed since this was translated. */
  stale?: { englishThen: string | null; englishNow: string; changed?: string };
}

export interface Term {
  term: string;
  /** What the glossary wants in each language: parts of words, one of which has to be there. */
  by: Record<string, string>;
}

/** GET text?key= */
export interface Text {
  key: string;
  /** Of English. */
  file: string;
  texts: TextOf[];
  arguments: Argument[];
  tags: string[];
  limit?: { columns: number; of: string; used: Record<string, number> };
  glossary: Term[];
  places: Place[];
  isMeta?: 'title' | 'description';
  sample: Record<string, string | number>;
}

/** One of the ways in which a text can come out: `name` such as `few`, `value` the number or case it was made with. */
export interface Form {
  name: string;
  value: string;
  text: string;
}

/** POST check */
export interface Checked {
  faults: Fault[];
  columns?: number;
  forms: Form[];
  /** The first form with its tags as `<span data-tag="ins">`, all else escaped. */
  html?: string;
}

/** GET session */
export interface Session {
  locales: Language[];
  namespaces: string[];
  branch: string | null;
  /** Texts and files that differ from the last commit. */
  changed: number;
  ai: boolean;
  routes: Page[];
}

/** GET marks: which text a number in a mark is of, and the codes of the languages by their numbers. */
export interface Marks {
  numbers: Record<string, string>;
  locales: string[];
}

/** GET search. `at`: where it stands in `text`, as `[start, end)` of UTF-16; empty where only the key or what is shown matches. */
export interface Found {
  key: string;
  locale: string;
  text: string;
  at: [start: number, end: number][];
}

/** GET search/elsewhere: of posts, legal texts and landing pages the first paragraph that has the words; rows of lists. */
export interface Elsewhere {
  pages: Found[];
  rows: { sheet: string; list: string; row: string; title: string; detail: string }[];
}

/** GET state?locale= */
export interface State {
  missing: { key: string; english: string }[];
  english: { key: string; text: string }[];
  stale: { key: string; then: string | null; now: string; text: string; changed?: string }[];
  problems: Problem[];
}

/** GET overview: of each language but English, how many texts. */
export interface Overview {
  languages: {
    locale: string;
    missing: number;
    english: number;
    stale: number;
    /** Posts, landing pages and legal texts. */
    pages: { missing: number; stale: number };
  }[];
}

/** GET unseen?locale= */
export interface Unseen {
  groups: { name: string; keys: { key: string; text: string; drawn: string }[] }[];
}

/** POST save */
export interface Saved {
  saved: { locale: string }[];
  /** `null` where nothing had changed. */
  entry: string | null;
}
