import { hash, hashRaw, verify } from '@node-rs/argon2';
import { randomSecret } from './secrets';

/** Keeps passwords, and codes short enough to be guessed, so that who reads the database does not read them. */
export interface Hasher {
  /** argon2id in PHC format, with its own salt. */
  hash(secret: string): Promise<string>;
  /** Whether `secret` fits `hashed`. Without a hash the answer is no, after the same work. */
  fits(secret: string, hashed: string | null | undefined): Promise<boolean>;
  /** argon2id with a salt that is kept apart, 16 bytes as base64url: the same for the same secret, by which a row is found. */
  salted(secret: string, salt: string): Promise<string>;
}

export interface HashCost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id */
const recommended: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One password typed on two keyboards can be two sequences of code points. */
const normal = (secret: string) => secret.normalize('NFKC');

/** A hasher, with a hash that nothing fits for the addresses that have none. */
export async function createHasher(cost: HashCost = recommended): Promise<Hasher> {
  const nobodys = await hash(randomSecret(), cost);
  return {
    hash: (secret) => hash(normal(secret), cost),
    async fits(secret, hashed) {
      const fits = await verify(hashed ?? nobodys, normal(secret));
      return fits && typeof hashed === 'string';
    },
    async salted(secret, salt) {
      const raw = await hashRaw(normal(secret), { ...cost, salt: Buffer.from(salt, 'base64url') });
      return raw.toString('base64url');
    },
  };
}
