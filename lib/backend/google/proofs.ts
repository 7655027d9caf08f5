/** Whom Google vouches for. */
export interface GoogleIdentity {
  /** Google's name of the account, which never changes. */
  sub: string;
  /** Trimmed, lower case. */
  email: string;
  /** Whether Google has verified that the address belongs to the account. */
  emailVerified: boolean;
  name: string | null;
  /** Absolute https address. */
  picture: string | null;
}

/** Asks Google; each function throws ApiFailure `untrusted_jwt` for a proof that does not hold. */
export interface GoogleProofs {
  /** An ID token: signature, issuer, audience, expiry. */
  byIdToken(credential: string): Promise<GoogleIdentity>;
  /** An access token: made for this client, and whose it is. */
  byAccessToken(accessToken: string): Promise<GoogleIdentity>;
}
