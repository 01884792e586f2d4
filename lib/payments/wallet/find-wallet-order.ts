import { db } from '../../db/client.ts';

/** The member's attempt with this id at a wallet, with what its order grants; null for another member's. */
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

/** The wallet's id of the newest attempt of a member's order; null before the wallet has assigned one. */
export async function walletIdOf(memberId: string, orderId: string): Promise<string | null> {
  const attempt = await db().attempt.findFirst({
    where: { intent: { memberId, publicId: orderId } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { providerReference: true },
  });
  return attempt?.providerReference ?? null;
}
