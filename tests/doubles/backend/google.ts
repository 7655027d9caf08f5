import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { json, loopbackServer } from '@/tests/doubles/http/loopback-server';

export const clientId = 'our-client.apps.googleusercontent.com';

const keyId = 'test-key';

/** A signing key as Google has them. */
async function keyPair(): Promise<{ privateKey: CryptoKey; jwk: object }> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' } };
}

const keys = await keyPair();
const foreignKeys = await keyPair();

/** What Google says of a user. */
export const ada = {
  sub: '117500000000000001001',
  email: 'ada@example.com',
  email_verified: true,
  name: 'Ada Lovelace',
  picture: 'https://lh3.example.com/ada.png',
};

interface TokenOptions {
  /** Epoch ms. */
  now: number;
  issuer?: string;
  audience?: string | string[];
  lifeMs?: number;
  /** Signed by somebody else's key under the same key id. */
  forged?: boolean;
}

/** An ID token. */
export function idToken(claims: JWTPayload, options: TokenOptions): Promise<string> {
  const { now, issuer = 'https://accounts.google.com', audience = clientId, lifeMs = 3_600_000 } = options;
  return (
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: keyId })
      .setIssuer(issuer)
      .setAudience(audience)
      // Google makes no token twice.
      .setJti(randomUUID())
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor((now + lifeMs) / 1000))
      .sign((options.forged ? foreignKeys : keys).privateKey)
  );
}

/** An access token as the stand-in knows it. */
export interface KnownAccessToken {
  aud: string;
  user: Record<string, unknown>;
}

/** A stand-in for Google, for the time of one test, and the settings that point at it. */
export async function googleStandIn(accessTokens: Record<string, KnownAccessToken> = {}) {
  const { origin } = await loopbackServer((response, { url, headers }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/certs') return json(response, 200, { keys: [keys.jwk] });
    const asked = searchParams.get('access_token') ?? headers.authorization?.replace('Bearer ', '') ?? '';
    const token = Object.hasOwn(accessTokens, asked) ? accessTokens[asked] : undefined;
    if (!token) return json(response, 401, { error: 'invalid_token' });
    if (pathname === '/tokeninfo') {
      return json(response, 200, { aud: token.aud, sub: token.user.sub, expires_in: '3000' });
    }
    return json(response, 200, token.user);
  });
  return {
    NEXT_PUBLIC_GOOGLE_CLIENT_ID: clientId,
    GOOGLE_JWKS_URL: `${origin}/certs`,
    GOOGLE_TOKENINFO_URL: `${origin}/tokeninfo`,
    GOOGLE_USERINFO_URL: `${origin}/userinfo`,
  };
}
