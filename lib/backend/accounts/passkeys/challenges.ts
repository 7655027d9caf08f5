import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { hashOf, randomSecret } from '../../secrets/secrets';

/** How long a device may take, in ms. */
export const challengeMs = 5 * 60 * 1000;

interface Asked {
  asker: string;
  now: number;
}

/** Makes a challenge that one answer of this asker can use, within five minutes. */
export async function newChallenge(db: Kysely<Tables>, { asker, now }: Asked): Promise<string> {
  const challenge = randomSecret();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashOf(challenge), asker_hash: hashOf(asker), expires_at: now + challengeMs })
    .execute();
  return challenge;
}

/** Uses a challenge up; false when it is none of this asker's. */
export async function spendChallenge(
  db: Kysely<Tables>,
  { challenge, asker, now }: Asked & { challenge: string },
): Promise<boolean> {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('asker_hash', '=', hashOf(asker))
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return spent !== undefined;
}
