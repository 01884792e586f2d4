import { viewerOfMember } from '../accounts/viewer-of-member.ts';
import { db } from '../db/client.ts';
import { isAppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { sendMessage } from './send-message.ts';

/**
 * For payments, after an order was fulfilled: sends the message that a lack of credits had held back, if
 * the member ticked it and its day is not over. The same idClient makes a second call harmless.
 */
export async function sendPendingMessage(memberId: string, now: Date): Promise<void> {
  const pending = await db().pendingMessage.findFirst({
    where: { memberId, sendAfterPayment: true, expiresAt: { gt: now } },
    select: { body: true, idClient: true, peer: { select: { publicId: true } } },
  });
  const viewer = pending && (await viewerOfMember(memberId));
  if (!pending || !viewer) return;
  const { body: text, idClient, peer } = pending;
  try {
    await sendMessage({ viewer, angelId: peer.publicId, text, idClient });
  } catch (error) {
    if (!isAppError(error)) throw error;
    log().info({ code: error.code }, 'a kept message could not be sent after payment');
    return;
  }
  await db().pendingMessage.deleteMany({ where: { memberId, idClient } });
}
