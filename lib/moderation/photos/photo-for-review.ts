import { db } from '../../db/client.ts';
import type { Photo } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';

/** For reviewers: a photo by its id. Raises `not_found`. */
export async function photoForReview(photoId: string): Promise<Photo> {
  if (!isId(photoId)) fail('not_found');
  return (await db().photo.findUnique({ where: { id: photoId } })) ?? fail('not_found');
}
