import {
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';

export interface SigningKey {
  readonly kid: string;
  readonly secret: KeyObject;
}

export function newSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid: randomBytes(8).toString('hex'), secret: privateKey };
}

const keys = new Map<string, SigningKey>();

/** A key pair of this process, generated at its first use; tokens signed by another process do not verify. */
export function signingKey(name: 'own' | 'foreign'): SigningKey {
  const known = keys.get(name);
  if (known) return known;
  const key = newSigningKey();
  keys.set(name, key);
  return key;
}

export function publicJwk({ kid, secret }: SigningKey) {
  return { ...createPublicKey(secret).export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A compact JWS; `kid` names the published key even if another key signs. */
export function signToken(claims: unknown, kid: string, secret: KeyObject): string {
  const body = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${body}.${sign('sha256', Buffer.from(body), secret).toString('base64url')}`;
}
