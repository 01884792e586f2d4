import { inTransaction } from '../../db/client.ts';
import { judgeText, type TextReview } from './judge-text.ts';

/** For staff and the demo's automatic moderation: reviews the texts of a profile. Raises what `judgeText` raises. */
export function reviewText(review: TextReview): Promise<void> {
  return inTransaction((tx) => judgeText(tx, review));
}
