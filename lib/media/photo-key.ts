import { randomBytes } from 'node:crypto';

/** A new object key: 144 random bits, unrelated to the person shown. */
export function newPhotoKey(): string {
  return randomBytes(18).toString('hex');
}
