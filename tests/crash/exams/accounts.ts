import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { insertUser } from '../../../lib/backend/accounts/users';
import type { Tables } from '../../../lib/backend/database/tables';
import { createSession } from '../../../lib/backend/sessions/sessions';

/** Opens so many accounts that have mock exams and corrections for nothing; their tokens. */
export async function openAccounts(
  db: Kysely<Tables>,
  count: number,
  exams: number,
  corrections = 0,
): Promise<string[]> {
  const now = Date.now();
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const user = await insertUser(db, {
      ...{ email: `sitter-${index}@example.com`, passwordHash: null, name: null, avatar: null },
      ...{ channel: undefined, inviteCode: undefined, now },
    });
    if (!user) throw new Error('The address is taken');
    await db
      .insertInto('grants')
      .values({
        ...{ id: randomUUID(), user_id: user.id, purchase_id: null, granted_at: now },
        ...{ usable_until: null, exam_num: exams, correct_num: corrections },
      })
      .execute();
    const visitor = { userAgent: '', locale: null };
    tokens.push(await createSession(db, { userId: user.id, channel: undefined, visitor, now }));
  }
  return tokens;
}
