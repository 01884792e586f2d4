import sharp from 'sharp';
import { photoStore } from './photo-store.ts';
import type { Rendered } from './rendered-picture.ts';

/** The file name of a chat picture; it is never in a public location. */
export function chatPictureName(objectKey: string): string {
  return `chat/${objectKey}.webp`;
}

export async function storeChatPicture(
  objectKey: string,
  { picture }: Pick<Rendered, 'picture'>,
): Promise<void> {
  const bytes = await sharp(picture).webp({ quality: 84, effort: 4 }).toBuffer();
  await storeChatPictureFile(objectKey, bytes);
}

/** The same of a picture in the stored form. */
export async function storeChatPictureFile(objectKey: string, bytes: Buffer): Promise<void> {
  await photoStore().put(chatPictureName(objectKey), bytes, 'image/webp');
}

/** Null when the picture was deleted. */
export function chatPicture(objectKey: string): Promise<Buffer | null> {
  return photoStore().get(chatPictureName(objectKey));
}
