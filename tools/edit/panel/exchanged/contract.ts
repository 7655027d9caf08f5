/** GET exchanged: the texts of a language for translators outside. */
export interface HandedOut {
  name: string;
  content: string;
  /** How many texts it has; 0 where there is nothing to translate. */
  rows: number;
}

/** POST exchanged: what a file that came back changes, or would change. */
export interface BroughtIn {
  locale: string;
  /** What `line` counts: in a table rows, as a spreadsheet does. */
  unit: 'line' | 'row';
  changes: { key: string; before: string | null; after: string | null; line: number }[];
  /** Rows that were not taken, with a sentence for each reason. */
  refused: { line: number; key: string; text: string; reasons: string[] }[];
  /** Rows whose text the site has already. */
  same: number;
  /** Rows without a translation. */
  empty: number;
  /** Keys whose English had changed before, and which the translator says are still right. */
  fits: string[];
  /** `null` where nothing was written. */
  entry: string | null;
}
