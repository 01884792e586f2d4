import { db } from '../../db/client.ts';

/** The member's attempt that a wallet knows by this id, with what its order grants; null for others'. */
export function findWalletOrder(memberId: string, provider: string, id: string) {
  return db().attempt.findFirst({
    where: { provider, providerReference: id, intent: { memberId } },
    select: {
      intent: {
        select: {
          publicId: true,
          planVersion: { select: { credits: true, bonusCredits: true } },
        },
      },
    },
  });
}

/** What the wallet calls the newest attempt of a member's order; null before it has a name. */
export async function walletIdOf(memberId: string, orderId: string): Promise<string | null> {
  const attempt = await db().attempt.findFirst({
    where: { intent: { memberId, publicId: orderId } },
    orderBy: { createdAt: 'desc' },
    select: { providerReference: true },
  });
  return attempt?.providerReference ?? null;
}
