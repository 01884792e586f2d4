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

/** The member asks for marketing again; an address that bounces or complained stays on the list. */
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

/** Whether marketing must not go to the address, for whatever reason. */
export async function isSuppressed(brandId: string, address: string): Promise<boolean> {
  return (await reasonFor(brandId, address)) !== undefined;
}

/** Whether the mailbox has refused us or its owner complained: leaving the list of news is neither. */
export async function isUnreachable(brandId: string, address: string): Promise<boolean> {
  const reason = await reasonFor(brandId, address);
  return reason === 'bounced' || reason === 'complained';
}

/** Whether mail to the address has come back before. */
export async function hasBounced(brandId: string, address: string): Promise<boolean> {
  return (await reasonFor(brandId, address)) === 'bounced';
}
