import type { Db } from '../db/client.ts';
import type { QueueKind } from '../db/generated/enums.ts';

type Waiting = {
  readonly kind: Extract<QueueKind, 'text' | 'review'>;
  readonly id: string;
  /** Since when the earlier version has waited. */
  readonly since: Date;
  readonly now: Date;
};

/** For members who change what waits: it remains with the senior moderators if it was passed on to them. */
export async function keepEscalated(tx: Db, { kind, id, since, now }: Waiting): Promise<void> {
  await tx.queueEscalation.updateMany({
    where: { kind, itemId: id, at: { gte: since } },
    data: { at: now },
  });
}
