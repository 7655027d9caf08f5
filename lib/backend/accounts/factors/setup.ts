import type { Deps } from '../../calls/deps';
import type { Session } from '../../sessions/sessions';

/** How long a set-up that was begun can be confirmed, in ms. */
const setupMs = 30 * 60 * 1000;
const momentBytes = 8;

type Parts = Pick<Deps, 'seal' | 'now'>;
type Owner = Pick<Session, 'tokenHash' | 'user'>;

/**
 * A set-up as its browser keeps it until it is confirmed: sealed, for this session alone. Nothing of it is stored, so that one in
 * another window is none of its business.
 */
export function closeSetup({ seal, now }: Parts, owner: Owner, secret: Buffer): string {
  const until = Buffer.alloc(momentBytes);
  until.writeDoubleBE(now() + setupMs);
  return seal.close(Buffer.concat([until, secret]), aboutOf(owner));
}

/** The secret of a set-up; undefined for one that is too old or another session's. */
export function openSetup({ seal, now }: Parts, owner: Owner, setup: string): Buffer | undefined {
  const plain = seal.open(setup, aboutOf(owner));
  if (!plain || plain.readDoubleBE(0) <= now()) return undefined;
  return plain.subarray(momentBytes);
}

const aboutOf = ({ tokenHash, user }: Owner) => `setup ${user.id} ${tokenHash}`;
