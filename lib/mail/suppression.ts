import { db, type Db } from '../db/client.ts';
import type { SuppressionReason } from '../db/generated/enums.ts';

type Suppression = {
  readonly brandId: string;
  readonly address: string;
  readonly reason: SuppressionReason;
  readonly now: Date;
};

/** Suppresses marketing to the address on this brand; idempotent. */
export async function suppressAddress(
  tx: Db,
  { brandId, address, reason, now }: Suppression,
): Promise<void> {
  await tx.mailSuppression.createMany({
    data: { brandId, address: address.toLowerCase(), reason, at: now },
    skipDuplicates: true,
  });
}

/**
 * Lifts the suppression when a member consents to marketing again; an address that bounced or complained
 * stays suppressed.
 */
export async function allowAddress(tx: Db, brandId: string, address: string): Promise<void> {
  await tx.mailSuppression.deleteMany({
    where: { brandId, address: address.toLowerCase(), reason: 'unsubscribed' },
  });
}

async function reasonFor(brandId: string, address: string): Promise<string | undefined> {
  const found = await db().mailSuppression.findUnique({
    where: { brandId_address: { brandId, address: address.toLowerCase() } },
    select: { reason: true },
  });
  return found?.reason;
}

/** Whether marketing to the address is suppressed, for any reason. */
export async function isSuppressed(brandId: string, address: string): Promise<boolean> {
  return (await reasonFor(brandId, address)) !== undefined;
}

/** Whether the mailbox refused our mail or its owner complained; unsubscribing counts as neither. */
export async function isUnreachable(brandId: string, address: string): Promise<boolean> {
  const reason = await reasonFor(brandId, address);
  return reason === 'bounced' || reason === 'complained';
}

/** Whether mail to the address has bounced. */
export async function hasBounced(brandId: string, address: string): Promise<boolean> {
  return (await reasonFor(brandId, address)) === 'bounced';
}
