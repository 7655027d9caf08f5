import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { Client } from 'pg';

/** The first user of the local server that is let into its database `test`; undefined without such a server. */
async function findServer(): Promise<string | undefined> {
  for (const user of ['postgres', userInfo().username]) {
    const address = `postgresql://${user}@127.0.0.1:5432/test`;
    const client = new Client({ connectionString: address, connectionTimeoutMillis: 2000 });
    // A connection that ends badly is also reported here, and unheard it would end the process.
    client.on('error', () => undefined);
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    if (!connected) continue;
    await client.end();
    return address;
  }
  return undefined;
}

/** Address of the PostgreSQL server tests may use. */
export const postgresAddress = await findServer();

async function run(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Schemas for the tests of one suite. */
export class Schemas {
  readonly #address: string;
  readonly #made: string[] = [];
  readonly #free: string[] = [];

  constructor(address: string) {
    this.#address = address;
  }

  /** An empty schema that nobody else has; without any tables when it has to be `fresh`. */
  async take({ fresh }: { fresh: boolean }): Promise<string> {
    const used = fresh ? undefined : this.#free.pop();
    if (used !== undefined) return used;
    const schema = `test_${randomBytes(8).toString('hex')}`;
    this.#made.push(schema);
    await run(this.#address, `create schema ${schema}`);
    return schema;
  }

  /** Empties a schema for another test: its tables may stay, because to make them takes longer than most tests. */
  async giveBack(schema: string): Promise<void> {
    // The youngest first: a table refers to older ones. What steps have made the tables is no row of a test's.
    await run(
      this.#address,
      `do $$ declare one text; begin
        for one in select oid::regclass from pg_class
          where relnamespace = '${schema}'::regnamespace and relkind = 'r' and relname <> 'migrations' order by oid desc
        loop execute 'delete from ' || one; end loop;
      end $$`,
    );
    this.#free.push(schema);
  }

  /** Removes all of them with what they hold. */
  async drop(): Promise<void> {
    for (const schema of this.#made) await run(this.#address, `drop schema ${schema} cascade`);
  }
}
