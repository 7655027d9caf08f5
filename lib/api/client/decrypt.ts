/** Turns a compact JWE into its plaintext; rejects when it is not sealed with our key. */
export type Decrypt = (compact: string) => Promise<string>;

/**
 * Opens answers of type `application/jose`: compact JWE (RFC 7516) with `alg: dir`, `enc: A256GCM`. The code that does it is
 * loaded when the first such answer arrives.
 *
 * @param key base64url of 32 bytes (setting `NEXT_PUBLIC_API_JWE_KEY`)
 */
export function decryptWith(key: string): Decrypt {
  return async (compact) => {
    const { base64url, compactDecrypt } = await import('jose');
    const { plaintext } = await compactDecrypt(compact.trim(), base64url.decode(key), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new TextDecoder().decode(plaintext);
  };
}
