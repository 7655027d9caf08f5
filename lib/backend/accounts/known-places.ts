import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { deviceDays } from '@/lib/api/contract/durations';
import { pseudonym } from '../database/secret';
import type { Tables } from '../database/tables';
import { dayMs } from '../base/day-ms';
import type { Deps } from '../calls/deps';
import { unknownNetwork, type Visitor } from '../base/visitor';
import type { Party } from '../limits/subjects';
import { deviceCookie } from '../sessions/device-cookie';

/** Networks change hands. */
const networkLifeMs = 90 * dayMs;
const deviceLifeMs = deviceDays * dayMs;

export interface Asker {
  /** By what the asker has signed in to the account of that address before; null for a stranger, and where there is no account. */
  known: 'device' | 'network' | null;
  /**
   * The device where it is known, else the network: strangers in the network of somebody's school are not that somebody, and those
   * in the block around a known network count for themselves.
   */
  subject: Party;
}

type PlaceParts = Pick<Deps, 'db' | 'secret' | 'now'>;

/** The same work for every address. */
export async function askerOf(
  { db, secret, now }: PlaceParts,
  email: string,
  { network, block, device = '' }: Pick<Visitor, 'network' | 'block' | 'device'>,
): Promise<Asker> {
  const deviceName = deviceSubject(device);
  const devicePlace = pseudonym(secret, deviceName);
  const found = await db
    .selectFrom('known_places')
    .innerJoin('users', 'users.id', 'known_places.user_id')
    .select('known_places.place')
    .where('users.email', '=', email)
    .where('known_places.place', 'in', [devicePlace, pseudonym(secret, network)])
    .where('known_places.expires_at', '>', now())
    .execute();
  if (found.some(({ place }) => place === devicePlace)) return { known: 'device', subject: deviceName };
  if (found.length > 0) return { known: 'network', subject: network };
  return { known: null, subject: { network, block } };
}

interface SignInContext {
  deps: Pick<Deps, 'secret' | 'now' | 'settings'>;
  visitor: Visitor;
  answerHeaders: Headers;
}

/**
 * Remembers from where a user has signed in, by pseudonyms: whoever comes from there again is not held up by strangers' guesses. The
 * browser keeps a name of its own, which opens nothing (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export async function rememberPlace(
  { deps: { secret, now, settings }, visitor, answerHeaders }: SignInContext,
  db: Kysely<Tables>,
  userId: string,
): Promise<void> {
  const moment = now();
  const device = (await ownDevice()) ?? randomBytes(16).toString('base64url');
  const places = [{ name: deviceSubject(device), expires_at: moment + deviceLifeMs }];
  if (visitor.network !== unknownNetwork) {
    places.push({ name: visitor.network, expires_at: moment + networkLifeMs });
  }
  await db
    .insertInto('known_places')
    .values(
      places.map(({ name, expires_at }) => ({ user_id: userId, place: pseudonym(secret, name), expires_at })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'place'])
        .doUpdateSet((row) => ({ expires_at: row.ref('excluded.expires_at') })),
    )
    .execute();
  answerHeaders.append(
    'set-cookie',
    deviceCookie({ device, secret, siteUrl: settings.SITE_URL, maxAgeMs: deviceLifeMs }),
  );

  /** A name that this account does not know somebody else may have planted, who knows it; who shares a browser signs in to a new one. */
  async function ownDevice(): Promise<string | undefined> {
    if (visitor.device === undefined) return undefined;
    const known = await db
      .selectFrom('known_places')
      .select('place')
      .where('user_id', '=', userId)
      .where('place', '=', pseudonym(secret, deviceSubject(visitor.device)))
      .where('expires_at', '>', moment)
      .executeTakeFirst();
    return known && visitor.device;
  }
}

/**
 * Forgets all places but the one a request comes from: whoever was let in before by what no longer opens the account is a stranger
 * again, and guesses as one.
 */
export async function forgetOtherPlaces(
  { deps: { secret }, visitor }: { deps: Pick<Deps, 'secret'>; visitor: Visitor },
  db: Kysely<Tables>,
  userId: string,
): Promise<void> {
  const here = [visitor.network, deviceSubject(visitor.device ?? '')];
  await db
    .deleteFrom('known_places')
    .where('user_id', '=', userId)
    .where(
      'place',
      'not in',
      here.map((name) => pseudonym(secret, name)),
    )
    .execute();
}

const deviceSubject = (device: string) => `device ${device}`;
