import { db, type Db } from '../db/client.ts';

type Suppression = {
  readonly brandId: string;
  readonly address: string;
  readonly reason: 'unsubscribed' | 'bounced' | 'complained';
  readonly now: Date;
};

/** Marketing to the address stops on this brand; saying it twice changes nothing. */
export async function suppressAddress(
  tx: Db,
  { brandId, address, reason, now }: Suppression,
): Promise<void> {
  await tx.mailSuppression.createMany({
    data: { brandId, address: address.toLowerCase(), reason, at: now },
    skipDuplicates: true,
  });
}

export async function isSuppressed(brandId: string, address: string): Promise<boolean> {
  const found = await db().mailSuppression.findUnique({
    where: { brandId_address: { brandId, address: address.toLowerCase() } },
    select: { reason: true },
  });
  return found !== null;
}
