import sharp from 'sharp';
import { photoStore } from './photo-store.ts';
import type { Rendered } from './render-photo.ts';

/** A picture sent from one member to another; it never lies where everybody can ask for it. */
export function chatPictureName(objectKey: string): string {
  return `chat/${objectKey}.webp`;
}

export async function storeChatPicture(
  objectKey: string,
  { picture }: Pick<Rendered, 'picture'>,
): Promise<void> {
  const bytes = await sharp(picture).webp({ quality: 84, effort: 4 }).toBuffer();
  await photoStore().put(chatPictureName(objectKey), bytes, 'image/webp');
}

/** Null when it was deleted. */
export function chatPicture(objectKey: string): Promise<Buffer | null> {
  return photoStore().get(chatPictureName(objectKey));
}
