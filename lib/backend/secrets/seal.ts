import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Keeps what has to be read again, so that who has the database alone does not read it. */
export interface Seal {
  /** @param about what the text belongs to: sealed, it opens as that alone */
  close(plain: Buffer, about: string): string;
  /** @returns undefined for what was not sealed by this key for this, or was changed */
  open(sealed: string, about: string): Buffer | undefined;
}

/** AES-256-GCM (NIST SP 800-38D). @param key 32 bytes */
export function createSeal(key: Buffer): Seal {
  return {
    close(plain, about) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
