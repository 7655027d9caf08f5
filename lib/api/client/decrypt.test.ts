import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { describe, expect, it } from 'vitest';
import { decryptWith } from './decrypt';

const key = randomBytes(32);

const seal = (text: string, header: { alg: string; enc: string }, secret: Uint8Array = key) =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header).encrypt(secret);

describe('decryptWith', () => {
  const decrypt = decryptWith(key.toString('base64url'));

  it('opens what was sealed with our key', async () => {
    const sealed = await seal('{"data":"été"}', { alg: 'dir', enc: 'A256GCM' });
    await expect(decrypt(`${sealed}\n`)).resolves.toBe('{"data":"été"}');
  });

  it('refuses what another key sealed, and what was changed on the way', async () => {
    const foreign = await seal('{}', { alg: 'dir', enc: 'A256GCM' }, randomBytes(32));
    await expect(decrypt(foreign)).rejects.toThrow();
    const [head, encryptedKey, iv, , tag] = (await seal('{"data":1}', { alg: 'dir', enc: 'A256GCM' })).split(
      '.',
    );
    await expect(decrypt([head, encryptedKey, iv, 'AAAA', tag].join('.'))).rejects.toThrow();
  });

  it('refuses other algorithms, though the key fits', async () => {
    await expect(decrypt(await seal('{}', { alg: 'A256KW', enc: 'A256GCM' }))).rejects.toThrow();
    await expect(decrypt(await seal('{}', { alg: 'dir', enc: 'A128CBC-HS256' }))).rejects.toThrow();
  });

  it.each(['', 'not sealed', 'a.b.c', '....'])('refuses %j', async (text) => {
    await expect(decrypt(text)).rejects.toThrow();
  });

  it('refuses to work with a key of another length', async () => {
    const sealed = await seal('{}', { alg: 'dir', enc: 'A256GCM' });
    await expect(decryptWith(key.subarray(16).toString('base64url'))(sealed)).rejects.toThrow();
  });
});
