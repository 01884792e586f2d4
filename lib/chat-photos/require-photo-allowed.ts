import type { MemberViewer } from '../identity/viewer.ts';
import { threadHead, type HeadRow } from '../chat/thread-head.ts';
import { messagePrice } from '../credits/message-price.ts';
import { remainingCredits } from '../credits/queries.ts';
import { flowVersion } from '../flows/queries.ts';
import { fail } from '../kernel/errors.ts';

/**
 * Called before an upload: raises now what would prevent sending the photo now. The binding checks and the
 * charge follow only when it is sent. Returns the head of the thread. Raises `not_found`, `system_sender`,
 * `photo_needs_match`, `conversation_blocked`, `peer_unavailable` (also when the other side has blocked),
 * `card_check_required`, `credits_exhausted`.
 */
export async function requirePhotoAllowed(viewer: MemberViewer, angelId: string): Promise<HeadRow> {
  const head = await threadHead(viewer, angelId);
  if (head.kind === 'system') fail('system_sender');
  if (head.blocked) fail('conversation_blocked');
  if (head.shutOut || head.state !== 'active') fail('peer_unavailable');
  if (!head.matched) fail('photo_needs_match');
  const [{ config }, credits] = await Promise.all([
    flowVersion(viewer.flowVersionId),
    remainingCredits(viewer),
  ]);
  if (config.requiresCardCheck && !viewer.cardVerified) fail('card_check_required');
  const { cost, missing } = messagePrice(credits, head.first);
  if (missing > 0) {
    fail('credits_exhausted', { cost, held: cost - missing, missing, hook: 'fine_crediti' });
  }
  return head;
}
