import { randomBytes } from 'node:crypto';

/** A new object key: 144 random bits that say nothing about whom the picture shows. */
export function newPhotoKey(): string {
  return randomBytes(18).toString('hex');
}
