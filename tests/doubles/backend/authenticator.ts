import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/*
 * A device that holds one passkey, written from https://www.w3.org/TR/webauthn-3/ (6.1, 6.5.1, 7.2) and RFC 8949. It shares nothing
 * with what reads its answers.
 */

const origin = 'http://localhost:3000';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** What of CBOR a passkey needs: whole numbers, bytes, texts and maps (RFC 8949, 3). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
  ]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

interface Twist {
  origin?: string;
  rpId?: string;
  /** Whether it has asked for a finger, a face or a PIN. */
  verified?: boolean;
  counter?: number;
}

/** A device with one passkey. */
export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle: string | undefined;

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: twist.origin ?? origin, crossOrigin: false }));

  const authData = (flags: number, count: number, twist: Twist, rest: Buffer = Buffer.alloc(0)) => {
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(flags & (twist.verified === false ? ~4 : 255));
    numbers.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(twist.rpId ?? 'localhost'), numbers, rest]);
  };

  const credential = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    /** Answers the options of a registration. */
    create({ challenge, user }: { challenge: string; user: { id: string } }, twist: Twist = {}) {
      userHandle = user.id;
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cbor(key as Map<number | string, Cbor>)]);
      const object = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(0x45, counter, twist, attested)],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, twist).toString('base64url'),
        attestationObject: cbor(object as Map<number | string, Cbor>).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Answers the options of a sign-in. */
    get({ challenge }: { challenge: string }, twist: Twist = {}) {
      counter = twist.counter ?? counter + 1;
      const data = clientData('webauthn.get', challenge, twist);
      const auth = authData(0x05, counter, twist);
      const signature = sign('sha256', Buffer.concat([auth, sha256(data)]), privateKey);
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: auth.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      });
    },
  };
}
