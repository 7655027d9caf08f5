import { Kysely, type LogEvent } from 'kysely';
import { postgresDialect } from './postgres';
import { sqliteDialect } from './sqlite';
import type { Tables } from './tables';

export interface OpenDatabase {
  db: Kysely<Tables>;
  kind: 'sqlite' | 'postgres';
}

export interface DatabaseAddress {
  /** Folder of the SQLite file. */
  DATA_DIR: string;
  /** PostgreSQL, which is then used instead. */
  DATABASE_URL?: string | undefined;
}

export interface DatabaseOptions {
  /** Told of connections that break while nobody uses them. */
  onError: (error: Error) => void;
  onStatement?: (event: LogEvent) => void;
  /** PostgreSQL's schema, where it is not the default one. */
  schema?: string;
}

/** Opens the database; `db.destroy()` closes it. */
export function openDatabase(
  { DATA_DIR, DATABASE_URL }: DatabaseAddress,
  { onError, onStatement, schema }: DatabaseOptions,
): OpenDatabase {
  const log = onStatement && { log: onStatement };
  return DATABASE_URL === undefined
    ? { kind: 'sqlite', db: new Kysely({ dialect: sqliteDialect(DATA_DIR), ...log }) }
    : {
        kind: 'postgres',
        db: new Kysely({ dialect: postgresDialect(DATABASE_URL, onError, schema), ...log }),
      };
}
