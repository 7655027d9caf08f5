/** What a value of a row can be, read from the schema of its file. */
export type Field =
  | { kind: 'text'; long?: boolean; least?: number; most?: number }
  /** `money`: in US dollars. */
  | { kind: 'number'; whole?: boolean; money?: boolean; least?: number; most?: number; step?: number }
  | { kind: 'yes-no' }
  | { kind: 'choice'; options: string[] }
  /** ISO 8601, `2026-01-12`. */
  | { kind: 'day' }
  /** ISO 8601 in UTC, `2026-01-12T09:00:00.000Z`. */
  | { kind: 'moment' }
  | { kind: 'fixed'; value: string | number | boolean | null }
  | { kind: 'list'; of: Field; least?: number; most?: number }
  | { kind: 'group'; parts: Part[] }
  /** One of several forms. */
  | { kind: 'either'; options: { name: string; field: Field }[] };

export interface Part {
  name: string;
  label: string;
  help?: string;
  optional?: boolean;
  /** `always`: the editor sets it; `once`: stays as it is when the row is there. */
  kept?: 'always' | 'once';
  field: Field;
}

/** What is wrong with a row: `path` of the value in it, `data.rate`, or `''` where it is the row or the whole list. */
export interface RowFault {
  path: string;
  reason: string;
  /** Keeps nothing from being saved. */
  warning?: boolean;
}

/** A list of rows, or one form. */
export interface ListedSheet {
  id: string;
  name: string;
  file: string;
  /** How many; undefined for one form. */
  rows?: number;
}

/** GET lists */
export interface Lists {
  groups: { name: string; sheets: ListedSheet[] }[];
}

export interface ListedRow {
  id: string;
  title: string;
  detail: string;
}

/** GET lists/sheet. Of one form, a single row with the id `''`. */
export interface Sheet extends ListedSheet {
  list: ListedRow[];
  /** What else a change of it touches, in sentences. */
  follows: string[];
  /** What is wrong with the file as it stands. */
  faults: RowFault[];
  can: { add: boolean; order: boolean };
}

/** A text of the catalogs that belongs to a row. */
export interface RowText {
  key: string;
  english: string | null;
  /** Codes of the languages that lack it. */
  missing: string[];
}

/** GET lists/row */
export interface Row {
  sheet: string;
  id: string;
  value: unknown;
  field: Field;
  faults: RowFault[];
  texts: RowText[];
  /** What the row says in English, where the list is of another language. */
  english?: unknown;
}

/** GET lists/draft: a row that is not there yet. */
export interface DraftRow {
  value: unknown;
  field: Field;
  /** The English of its text, to begin with; undefined where rows have none. */
  text?: string;
}

/** A text of a row that names words which the row has no more. */
export interface OutdatedText {
  key: string;
  words: string[];
}

/** POST lists/save. `row`: the id by which it is there now. */
export interface SavedRow {
  row: string;
  /** Of a row that was there before. */
  outdated?: OutdatedText[];
  entry: string | null;
}
