import type { ZodType } from 'zod';
import type { Env } from '../../../lib/env';
import type { Ledger } from '../../catalogs/ledger/ledger.mjs';
import type { Rules } from '../../catalogs/rules.mjs';
import type { Tables } from '../../catalogs/tables.mjs';
import type { Glossary } from '../../catalogs/text/glossary.mjs';
import type { Language } from '../contract';
import type { Aside } from '../texts/aside/aside.mjs';
import type { Journal } from '../texts/journal.mjs';
import type { Places } from '../texts/places.mjs';
import type { Store } from '../texts/store.mjs';

export interface Context {
  root: string;
  store: Store;
  journal: Journal;
  places: Places;
  /** For what takes seconds. */
  aside: Pick<Aside, 'ask'>;
  tables: Tables;
  languages: Language[];
  rules: Rules;
  glossary: Glossary;
  /** As it stands on disk now. */
  ledger(): Promise<Ledger | undefined>;
  env: Env;
  /** The site that runs behind the editor; without it pages cannot be read. */
  site?: { port: number };
  /** What of the last end of the editor was put right when it started, as sentences. */
  mended?: readonly string[];
}

/**
 * A call below `/__edit/api/`. What it is given (the query of a GET, the JSON of a POST) is held to `input` before `handle` runs; what
 * does not fit is answered with 400. `handle` gives plain data, which is sent as JSON, or throws an EditError.
 */
export interface Route {
  method: 'GET' | 'POST';
  path: string;
  input: ZodType;
  /** The most bytes that a POST may have, where 1 MB is not enough. */
  mostBytes?: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as `input` has it, which a list of rows cannot say of each
  handle(context: Context, input: any): unknown;
}
