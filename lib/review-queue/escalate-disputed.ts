import type { Db } from '../db/client.ts';
import type { QueueKind } from '../db/generated/enums.ts';

type Disputed = {
  readonly kind: QueueKind;
  readonly itemId: string;
  readonly profileId: string;
  readonly brandId: string;
  readonly by: string;
  readonly at: Date;
};

const NOTE = 'Two moderators came to different results.';

/** Inside the transaction of the second decision: passes the item on to the senior moderators. */
export async function escalateDisputed(tx: Db, { kind, itemId, ...by }: Disputed): Promise<void> {
  const escalation = { ...by, note: NOTE };
  await tx.queueEscalation.upsert({
    where: { kind_itemId: { kind, itemId } },
    create: { kind, itemId, ...escalation },
    update: escalation,
  });
}
