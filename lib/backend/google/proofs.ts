export interface GoogleIdentity {
  /** Google's name of the account, which never changes. */
  sub: string;
  /** Trimmed, lower case. */
  email: string;
  /** Whether Google has verified that the address belongs to the account. */
  emailVerified: boolean;
  /**
   * Whether the address is Google's own or of an organisation that Google runs the mail of: of others Google only knows that they
   * belonged to the account at some time (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token).
   */
  authoritative: boolean;
  name: string | null;
  /** Absolute https address. */
  picture: string | null;
  /** Of an ID token, which signs in once; null for an access token. */
  idToken: { hash: string; /** Epoch ms. */ expiresAt: number } | null;
}

/** Asks Google; each function throws ApiFailure `untrusted_jwt` for a proof that does not hold. */
export interface GoogleProofs {
  /** An ID token: signature, issuer, audience, expiry, time of making, the party that asked for it, and the nonce: that of the token, or none where it has none. */
  byIdToken(credential: string, nonce?: string): Promise<GoogleIdentity>;
  /** An access token: made for this client, and whose it is. */
  byAccessToken(accessToken: string): Promise<GoogleIdentity>;
}
