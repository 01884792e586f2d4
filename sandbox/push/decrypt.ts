import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { Subscription } from './state.ts';

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts the single record of an `aes128gcm` body as the subscribed browser would (RFC 8188, RFC 8291). */
export function decrypt(body: Buffer, { keys, auth }: Subscription): string | null {
  if (body.length <= SALT_BYTES + 5) return null;
  const salt = body.subarray(0, SALT_BYTES);
  const keyEnd = SALT_BYTES + 5 + body.readUInt8(SALT_BYTES + 4);
  const senderKey = body.subarray(SALT_BYTES + 5, keyEnd);
  const sealed = body.subarray(keyEnd);
  if (sealed.length <= TAG_BYTES) return null;
  try {
    const names = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
    const secret = derive(keys.computeSecret(senderKey), auth, names, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const padded = Buffer.concat([
      decipher.update(sealed.subarray(0, -TAG_BYTES)),
      decipher.final(),
    ]);
    const end = padded.findLastIndex((byte) => byte !== 0);
    return padded[end] === LAST_RECORD ? padded.subarray(0, end).toString('utf8') : null;
  } catch {
    return null;
  }
}
