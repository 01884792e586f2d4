import { randomBytes } from 'node:crypto';
import { photoStore } from './photo-store.ts';
import type { Rendered } from './rendered-picture.ts';

/** A new object key: 144 random bits, unrelated to the person shown. */
export function newPhotoKey(): string {
  return randomBytes(18).toString('hex');
}

/** The stored picture: at most 1000 by 1000, JPEG. Before its approval only its owner and reviewers can see it. */
export function privatePhotoName(objectKey: string): string {
  return `private/${objectKey}.jpg`;
}

/** A selfie that waits for its decision: apart from the other pictures, because no backup contains it. */
export function selfieName(objectKey: string): string {
  return `selfies/${objectKey}.jpg`;
}

/** The small version of a private picture, for its owner's page. */
export function ownCardName(objectKey: string): string {
  return `private/${objectKey}-card.webp`;
}

/** Stores a new picture where only its owner and reviewers can see it. */
export async function storePrivatePhoto(
  objectKey: string,
  { picture, card }: Pick<Rendered, 'picture' | 'card'>,
): Promise<void> {
  const store = photoStore();
  await store.put(ownCardName(objectKey), card, 'image/webp');
  await store.put(privatePhotoName(objectKey), picture, 'image/jpeg');
}
