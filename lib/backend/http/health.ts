import { sql } from 'kysely';
import { route } from '../calls/route';

export const health = route('health', async ({ deps }) => {
  await sql`select 1`.execute(deps.db);
  return { status: 'ok', version: deps.version };
});
