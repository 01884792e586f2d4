import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

type Signed = {
  /** `call` is incoming, `postback` outgoing: a signature of one kind is not valid for the other. */
  readonly kind: 'call' | 'postback';
  readonly method: string;
  /** Path with its query, as requested. */
  readonly path: string;
  /** Unix time in whole seconds. */
  readonly time: string;
  /** Of a call: chosen by the caller, used once; of a postback: the event's id. */
  readonly nonce: string;
  readonly body: string;
};

/** The text that both sides sign: five lines and the hash of the body. Pure. */
export function canonical({ kind, method, path, time, nonce, body }: Signed): string {
  const hash = createHash('sha256').update(body).digest('hex');
  return [`amarena-${kind}-v1`, method, path, time, nonce, hash].join('\n');
}

/** HMAC-SHA256 of `canonical`, in hexadecimal. Pure. */
export function sign(secret: string, signed: Signed): string {
  return createHmac('sha256', secret).update(canonical(signed)).digest('hex');
}

/** Whether a signature was made with the secret, compared in constant time. Pure. */
export function isSignedBy(secret: string, signed: Signed, signature: string): boolean {
  const right = Buffer.from(sign(secret, signed));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}
