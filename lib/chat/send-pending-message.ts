import { viewerOfMember } from '../identity/viewer-of-member.ts';
import { db } from '../db/client.ts';
import { translator } from '../i18n/translate.ts';
import { isAppError } from '../kernel/errors.ts';
import { realtime } from '../realtime/port.ts';
import { sendMessage } from './send-message.ts';

type Pending = { readonly memberId: string; readonly idClient: string };

/**
 * The message stays pending and the member can send it by hand; if credits are still missing, it waits for
 * the next order.
 */
async function recordRefusal({ memberId, idClient }: Pending, code: string): Promise<void> {
  const short = code === 'credits_exhausted';
  await db().pendingMessage.updateMany({
    where: { memberId, idClient },
    data: { releasedAt: null, ...(!short && { sendAfterPayment: false, refusal: code }) },
  });
}

function notifyRefused(memberId: string, locale: string, angelId: string, code: string): void {
  realtime().toMember(memberId, 'notification', {
    type: 'pending_refused',
    title: translator(locale, 'chat')('notSent'),
    text: translator(locale, 'errors')(code),
    angelId,
  });
}

/**
 * Sends the message that lacked credits and was released by an order, with the member's present rights; the
 * sending statement deletes it from the pending ones. A refused message stays pending and the member is
 * notified of the reason. The same `idClient` makes a second call harmless.
 */
export async function sendPendingMessage(memberId: string): Promise<void> {
  const pending = await db().pendingMessage.findFirst({
    where: { memberId, releasedAt: { not: null } },
    select: {
      memberId: true,
      body: true,
      idClient: true,
      replyTo: true,
      peer: { select: { publicId: true } },
    },
  });
  if (!pending) return;
  const viewer = await viewerOfMember(memberId);
  if (!viewer) return recordRefusal(pending, 'account_disabled');
  const { body: text, idClient, peer } = pending;
  try {
    const replyTo = pending.replyTo ?? undefined;
    await sendMessage({ viewer, angelId: peer.publicId, text, idClient, replyTo });
  } catch (error) {
    if (!isAppError(error)) throw error;
    await recordRefusal(pending, error.code);
    if (error.code !== 'credits_exhausted')
      notifyRefused(memberId, viewer.locale, peer.publicId, error.code);
  }
}
