import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const statementTimeoutMs = 10_000;

/** PostgreSQL sends 64-bit integers as text; ours are epoch ms and counts, which a number holds exactly. */
const typeParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === Number(types.builtins.INT8) && format !== 'binary'
      ? Number
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/**
 * @param onError told of idle connections that break; the pool replaces them
 * @param schema searched instead of the default
 */
export function postgresDialect(
  address: string,
  onError: (error: Error) => void,
  schema?: string,
): PostgresDialect {
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementTimeoutMs,
    types: typeParsers,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  });
  pool.on('error', onError);
  return new PostgresDialect({ pool });
}
