import type { Prisma } from '../db/generated/client.ts';
import type { FingerprintKind, PaymentBlockSource } from '../db/generated/enums.ts';
import { after, DAY } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import type { Fingerprint } from './fingerprints/record-fingerprints.ts';
import { PAYMENT_BLOCK_DAYS } from './limits.ts';

type Tx = Prisma.TransactionClient;

type Taken = {
  readonly brandId: string;
  /** Public id of the order whose payer is listed. */
  readonly orderId: string;
  readonly kinds: readonly FingerprintKind[];
  readonly state: 'proposed' | 'active';
  readonly source: PaymentBlockSource;
  readonly reason: string;
  readonly actor: string;
  readonly now: Date;
};

/** What identifies the payer of an order, by kind and hash. */
export function payerOf(
  tx: Tx,
  { brandId, orderId, kinds }: Pick<Taken, 'brandId' | 'orderId' | 'kinds'>,
): Promise<Fingerprint[]> {
  return tx.paymentFingerprint.findMany({
    where: { kind: { in: [...kinds] }, attempt: { intent: { publicId: orderId, brandId } } },
    distinct: ['kind', 'hash'],
    select: { kind: true, hash: true },
  });
}

/** Stores what identifies the payer of an order, where it is not listed yet. Returns how many entries are new. */
export async function storeBlocks(tx: Tx, taken: Taken): Promise<number> {
  const { brandId, orderId, state, source, reason, actor, now } = taken;
  const payer = await payerOf(tx, taken);
  // An expired entry is deleted at night only.
  await tx.paymentBlock.deleteMany({
    where: { brandId, OR: payer, state: { in: ['proposed', 'active'] }, expiresAt: { lte: now } },
  });
  const { count } = await tx.paymentBlock.createMany({
    data: payer.map((one) => ({
      ...one,
      id: newId(now.getTime()),
      brandId,
      state,
      source,
      orderId,
      reason,
      createdBy: actor,
      createdAt: now,
      expiresAt: after(now, PAYMENT_BLOCK_DAYS * DAY),
    })),
    skipDuplicates: true,
  });
  return count;
}
