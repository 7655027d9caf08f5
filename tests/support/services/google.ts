import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import services from '../services-build.json';

const keyId = 'test-key';

/** What Google says of a person. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  /** Domain of the organisation whose mail Google runs. */
  hd?: string;
  name: string;
  picture: string;
}

/** Somebody whom no test has met before. */
export function newPerson(more: Partial<Person> = {}): Person {
  const sub = randomBytes(8).toString('hex');
  const picture = 'https://lh3.example.com/ada.png';
  return {
    sub,
    email: `ada-${sub}@example.com`,
    email_verified: true,
    name: 'Ada Lovelace',
    picture,
    ...more,
  };
}

interface CredentialOptions {
  audience?: string;
  /** Seconds from now. */
  lifeS?: number;
  nonce?: string;
  /** Signed by somebody else's key under the same key id. */
  forged?: boolean;
}

/** Google, for the time of a worker: it signs with a key of its own and is asked at a loopback address. */
export class GoogleStandIn {
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly foreignKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly accessTokens = new Map<string, Person>();
  private readonly server = createServer(({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/certs') return json(response, 200, { keys: [jwk(this.keys.publicKey)] });
    const token = searchParams.get('access_token') ?? headers.authorization?.replace('Bearer ', '') ?? '';
    const person = this.accessTokens.get(token);
    if (!person) return json(response, 401, { error: 'invalid_token' });
    const about = { aud: services.NEXT_PUBLIC_GOOGLE_CLIENT_ID, sub: person.sub, expires_in: '3000' };
    return json(response, 200, pathname === '/tokeninfo' ? about : person);
  });

  static async start(): Promise<GoogleStandIn> {
    const google = new GoogleStandIn();
    google.server.listen(0, 'localhost');
    await once(google.server, 'listening');
    return google;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  /** For the environment of a site that asks this Google. */
  get settings() {
    const origin = `http://localhost:${(this.server.address() as AddressInfo).port}`;
    return {
      GOOGLE_JWKS_URL: `${origin}/certs`,
      GOOGLE_TOKENINFO_URL: `${origin}/tokeninfo`,
      GOOGLE_USERINFO_URL: `${origin}/userinfo`,
    };
  }

  /** An ID token. */
  credential(
    person: Person,
    { audience, lifeS = 3600, nonce, forged = false }: CredentialOptions = {},
  ): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...person,
      ...{ iss: 'https://accounts.google.com', aud: audience ?? services.NEXT_PUBLIC_GOOGLE_CLIENT_ID },
      // Google makes no token twice.
      ...{ iat: now - 7200, exp: now + lifeS, nonce, jti: randomBytes(8).toString('hex') },
    };
    const content = `${encoded({ alg: 'RS256', kid: keyId })}.${encoded(claims)}`;
    const { privateKey } = forged ? this.foreignKeys : this.keys;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  }

  accessToken(person: Person): string {
    const token = randomBytes(16).toString('hex');
    this.accessTokens.set(token, person);
    return token;
  }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function jwk(key: KeyObject): object {
  return { ...key.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' };
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
