import { inTransaction } from '../db/client.ts';
import { judgeText, type TextReview } from './judge-text.ts';

/** For staff, and the demo's own moderation: the words of a profile alone. Raises what `judgeText` raises. */
export function reviewText(review: TextReview): Promise<void> {
  return inTransaction((tx) => judgeText(tx, review));
}
