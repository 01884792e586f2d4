import { verify } from 'node:crypto';
import type { AppleContext } from './state.ts';

const MAX_LIFE_SECONDS = 15_777_000;

function decoded(part: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Checks a client secret as Apple does: ES256 by the client's key, team, audience, client and lifetime. */
export function isClientSecret(
  { teamId, clientKey: key }: AppleContext,
  clientId: string,
  secret: string,
  issuer: string,
): boolean {
  const [head = '', body = '', signature = ''] = secret.split('.');
  const { alg, kid } = decoded(head);
  const { iss, sub, aud, iat, exp } = decoded(body);
  const now = Date.now() / 1_000;
  const isTimely =
    typeof iat === 'number' &&
    typeof exp === 'number' &&
    iat <= now + 60 &&
    exp > now &&
    exp - iat <= MAX_LIFE_SECONDS;
  if (alg !== 'ES256' || typeof kid !== 'string' || !isTimely) return false;
  if (iss !== teamId || sub !== clientId || aud !== issuer) return false;
  const signed = Buffer.from(`${head}.${body}`);
  const signatureKey = { key, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', signed, signatureKey, Buffer.from(signature, 'base64url'));
}
