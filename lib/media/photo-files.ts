import { photoStore } from './photo-store.ts';
import type { Rendered } from './render-photo.ts';

/** The picture as it is kept: at most 1000 by 1000, JPEG. Nobody sees it before its approval but its owner. */
export function privatePhotoName(objectKey: string): string {
  return `private/${objectKey}.jpg`;
}

/** The small picture of what is not public, for its owner's page. */
export function ownCardName(objectKey: string): string {
  return `private/${objectKey}-card.webp`;
}

/** Writes a new picture where only its owner and those who review it can see it. */
export async function storePrivatePhoto(
  objectKey: string,
  { picture, card }: Pick<Rendered, 'picture' | 'card'>,
): Promise<void> {
  const store = photoStore();
  await store.put(ownCardName(objectKey), card, 'image/webp');
  await store.put(privatePhotoName(objectKey), picture, 'image/jpeg');
}
