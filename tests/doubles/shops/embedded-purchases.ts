import path from 'node:path';
import Libsql from 'libsql';

/** How many purchases an account of an embedded API has, by its database. */
export function embeddedPurchasesOf(dataDir: string, email: string): { all: number; paid: number } {
  const database = new Libsql(path.join(dataDir, 'site.db'), { timeout: 5000 });
  try {
    const counted = database
      .prepare(
        "select count(*) as n, sum(status = 'paid') as paid from purchases join users on users.id = user_id where email = ?",
      )
      .get(email) as { n: number; paid: number | null };
    return { all: counted.n, paid: counted.paid ?? 0 };
  } finally {
    database.close();
  }
}
