import { createPublicKey, verify } from 'node:crypto';
import { isRecord, parseJson } from '../http/body.ts';

const DAY_SECONDS = 86_400;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** An uncompressed P-256 point as a verification key. */
function readKey(point: string) {
  const raw = bytes(point);
  if (raw.length !== 65 || raw[0] !== 4) return null;
  try {
    const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    return createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    });
  } catch {
    return null;
  }
}

function claimsFault(claims: unknown, audience: string): string | null {
  if (!isRecord(claims)) return 'The claims cannot be read.';
  const now = Date.now() / 1_000;
  const { aud, exp, sub } = claims;
  if (aud !== audience) return 'The token is for another push service.';
  if (typeof exp !== 'number' || exp <= now) return 'The token has run out.';
  if (exp > now + DAY_SECONDS) return 'The token runs for more than a day.';
  if (typeof sub !== 'string' || !/^(?:mailto:|https:)/.test(sub)) return 'Nobody to write to.';
  return null;
}

type Expected = {
  readonly header: string | undefined;
  readonly audience: string;
  /** The key of the browser's subscription; null accepts any. */
  readonly key: string | null;
};

/** The fault in the sender's VAPID header (RFC 8292), or null. */
export function vapidFault({ header, audience, key }: Expected): string | null {
  const parts = /^vapid\s+t=([\w-]+)\.([\w-]+)\.([\w-]+)\s*,\s*k=([\w-]+)$/i.exec(header ?? '');
  if (!parts) return 'The authorization is no vapid one.';
  const [, head = '', claims = '', signature = '', shown = ''] = parts;
  if (key !== null && shown !== key) return 'Another app subscribed this browser.';
  const publicKey = readKey(shown);
  const header64 = parseJson(bytes(head));
  if (!publicKey || !isRecord(header64) || header64['alg'] !== 'ES256')
    return 'The key is unusable.';
  const signed = Buffer.from(`${head}.${claims}`);
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, how, bytes(signature))) return 'The signature is wrong.';
  return claimsFault(parseJson(bytes(claims)), audience);
}
