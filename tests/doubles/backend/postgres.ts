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

/** A schema of a test's own; `drop` removes it with all it holds. */
export async function createSchema(address: string): Promise<{ schema: string; drop: () => Promise<void> }> {
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await run(address, `create schema ${schema}`);
  return { schema, drop: () => run(address, `drop schema ${schema} cascade`) };
}
