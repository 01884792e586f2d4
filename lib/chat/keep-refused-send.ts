import type { MemberViewer } from '../accounts/viewer.ts';
import { db } from '../db/client.ts';
import { after, HOUR } from '../kernel/clock.ts';
import { recordKpi } from '../tracking/record-kpi.ts';

const KEPT_MS = 24 * HOUR;

type Refused = {
  readonly viewer: MemberViewer;
  readonly peerId: string;
  readonly idClient: string;
  readonly body: string;
  /** No personal message before it: the event then says so. */
  readonly first: boolean;
  readonly now: Date;
};

/**
 * Keeps the one message that a lack of credits held back, for a day, in place of an earlier one; the order
 * page may have it sent after payment. Called by the sending verb.
 */
export async function keepRefusedSend(refused: Refused): Promise<void> {
  const { viewer, peerId, idClient, body, first, now } = refused;
  const kept = { peerId, idClient, body, createdAt: now, expiresAt: after(now, KEPT_MS) };
  await db().pendingMessage.upsert({
    where: { memberId: viewer.memberId },
    create: { memberId: viewer.memberId, ...kept },
    update: { ...kept, sendAfterPayment: false },
  });
  await recordKpi({
    brandId: viewer.brandId,
    memberId: viewer.memberId,
    name: first ? 'ko_icebreaker' : 'ko_msg',
    now,
  });
}
