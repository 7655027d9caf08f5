import { join } from 'node:path';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from 'kysely';
import Libsql from 'libsql';
import { privateFolder } from './private-folder';

const busyTimeoutMs = 5000;

/** A SQLite file in `folder` whose commits survive a power cut. */
export function sqliteDialect(folder: string): SqliteDialect {
  const database = new Libsql(join(privateFolder(folder), 'site.db'), { timeout: busyTimeoutMs });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  return new FileDialect({ database });
}

interface FileConfig extends SqliteDialectConfig {
  database: Libsql.Database;
}

class FileDialect extends SqliteDialect {
  readonly #config: FileConfig;

  constructor(config: FileConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new FileDriver(this.#config);
  }
}

class FileDriver extends SqliteDriver {
  readonly #database: Libsql.Database;

  constructor(config: FileConfig) {
    super(config);
    this.#database = config.database;
  }

  /**
   * Takes the write lock at the beginning. A transaction that reads first and writes later is otherwise refused, without waiting,
   * when another process wrote in between (https://www.sqlite.org/isolation.html).
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** Leaves everything in the one file, so that a copy of it is whole: libsql itself closes the file only when statements are gone. */
  override async destroy(): Promise<void> {
    this.#database.exec('pragma wal_checkpoint(passive)');
    await super.destroy();
  }
}
