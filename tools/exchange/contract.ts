import type { Change } from '../edit/contract';

/** `missing`: not there, or still English; `stale`: the English changed since; `fixed`: stays as in English in every language. */
export type RowState = 'missing' | 'stale' | 'done' | 'fixed';

export interface Row {
  /** With its namespace, `home.hero.title`. */
  key: string;
  english: string;
  /** What the language says now; undefined where it lacks the text. */
  translation: string | undefined;
  state: RowState;
  /** How long it may be, as a sentence. */
  limit: string | undefined;
  /** Arguments and tags that it keeps, for formats that do not protect them. */
  keep: string | undefined;
  /** What else is to be known: how the language counts, terms, the English before. */
  notes: string[];
  /** Where it is shown, such as `/pricing`. */
  places: string[];
}

/** A language of the site: its code and its BCP 47 tag. */
export interface Locale {
  code: string;
  lang: string;
}

export interface Handout {
  locale: Locale;
  rows: Row[];
  /** How this language is written here: form of address, quotation marks. */
  style: string[];
}

/** What is counted in a file: a spreadsheet shows the rows of a table, of which one may take several lines. */
export type Unit = 'line' | 'row';

export interface ReturnedRow {
  /** Where it stands in the file, from 1, in the unit of the file. */
  line: number;
  key: string;
  /** As the file has it; the English of the site may have changed since. */
  english: string;
  /** Undefined or empty where nothing was translated. */
  translation: string | undefined;
  /** What was exported, by `versionOf`; undefined where the file has lost it. */
  version: string | undefined;
  /** The translator says that it is translated. */
  confirmed: boolean;
  /** What makes the row unusable, in a sentence. */
  fault?: string;
}

export interface Returned {
  /** As the file names its language: a tag, or a code of the site; undefined where it does not. */
  language: string | undefined;
  unit: Unit;
  rows: ReturnedRow[];
}

export interface Refused {
  line: number;
  key: string;
  text: string;
  reasons: string[];
}

export interface TakenIn {
  locale: Locale;
  unit: Unit;
  changes: (Change & { locale: string; line: number })[];
  refused: Refused[];
  /** Rows whose text is what the site says already. */
  same: number;
  /** Rows without a translation. */
  empty: number;
  /** Keys whose English had changed before the export, and whose text came back as it was, as translated. */
  fits: string[];
}
