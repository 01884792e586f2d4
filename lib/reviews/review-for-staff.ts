import { db } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { isId } from '../kernel/ids.ts';

/** For staff actions: a review by its id. Raises `not_found`. */
export async function reviewForStaff(reviewId: string) {
  if (!isId(reviewId)) fail('not_found');
  return (await db().review.findUnique({ where: { id: reviewId } })) ?? fail('not_found');
}
