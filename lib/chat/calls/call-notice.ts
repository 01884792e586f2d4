import type { Prisma } from '../../db/generated/client.ts';

/** Notifies the devices of the called member that the call rings. */
export async function planCallNotice(
  tx: Prisma.TransactionClient,
  { id, brandId }: { readonly id: string; readonly brandId: string },
  now: Date,
): Promise<void> {
  await tx.callNotice.create({ data: { callId: id, brandId, dueAt: now } });
}

/** Notifies the devices that a call no longer rings: what they show is replaced. */
export async function replaceCallNotice(
  tx: Prisma.TransactionClient,
  callIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.callNotice.updateMany({
    where: { callId: { in: [...callIds] } },
    data: { dueAt: now, attempts: 0 },
  });
}
