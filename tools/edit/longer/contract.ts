import type { Fault, TextOf } from '../contract';

export type LongerKind = 'blog' | 'legal' | 'landing';

export interface LongerField {
  /** As the file has it: `published`. */
  name: string;
  kind: 'line' | 'day' | 'posts' | 'choice' | 'switch';
  required: boolean;
  /** Of a choice. */
  options?: string[];
  /** What a `line` may take; Chinese, Japanese and Korean characters count two. */
  columns?: { least: number; most: number };
}

export interface LongerIn {
  title: string;
  /** Days, `YYYY-MM-DD`; of a post the first is the one from which on it is out. */
  published?: string;
  updated?: string;
  draft: boolean;
  /** Its English has changed since. */
  stale: boolean;
  /** The lines above it cannot be read. */
  broken: boolean;
}

export interface LongerRow {
  /** Its kind and its path: `blog/skills/describe-a-photo`. */
  key: string;
  kind: LongerKind;
  /** The page it stands on, without a language: `/blog/skills/describe-a-photo`. */
  address: string;
  /** In English, where English has it. */
  title: string;
  languages: Record<string, LongerIn>;
  /** Codes of the languages that have no such text. */
  lacks: string[];
}

/** GET longer. `categories`: the folders that posts can lie in, with the English name of each. */
export interface LongerList {
  rows: LongerRow[];
  categories: { path: string; name: string }[];
}

/** A section of the English that changed since a translation was made of it; `null` where there was or is none. */
export interface StaleSection {
  title: string;
  then: string | null;
  now: string | null;
}

export interface LongerTextOf extends Pick<TextOf, 'locale' | 'lang' | 'text' | 'file'> {
  /** Where the English changed since; none of them is known where git does not have the English of then. */
  stale?: { sections: StaleSection[] };
}

export interface LongerPicture {
  name: string;
  /** Its address on the site. */
  src: string;
  bytes: number;
  /** px; missing where it cannot be shown. */
  width?: number;
  height?: number;
  /** Why it cannot be shown. */
  reason?: string;
}

/** GET longer/text */
export interface LongerText {
  key: string;
  kind: LongerKind;
  address: string;
  fields: LongerField[];
  /** One for each language of the site, English first. */
  texts: LongerTextOf[];
  /** What a post can name as related: paths below /blog and English titles. */
  posts: { path: string; title: string }[];
  /** Undefined of texts that can show none. */
  pictures?: LongerPicture[];
}

export interface LineFault extends Fault {
  /** From 1, of the file. */
  line?: number;
}

/** POST longer/check */
export interface LongerChecked {
  faults: LineFault[];
  /** Columns that the lines above take, by their names. */
  columns: Record<string, number>;
  /** The lines above with their values filled in; missing where they cannot be read. */
  said?: Record<string, string>;
  /** The text cannot be read as it is, so that its page could not be made. */
  unreadable: boolean;
}

/** POST longer/save. `texts`: what the files say now, as the formatter has it, by language. */
export interface LongerSaved {
  saved: { locale: string }[];
  /** `null` where nothing had changed. */
  entry: string | null;
  texts: Record<string, string>;
}
