import { db } from '../../db/client.ts';
import type { CardVerification } from '../../db/generated/enums.ts';

export type CardCheckStatus = {
  /** When and by what the card was first verified; null until then. */
  readonly passed: { readonly at: Date; readonly by: CardVerification } | null;
  /** When the newest check failed, if it did. */
  readonly failedAt: Date | null;
};

/** The status of a member's card check. */
export async function readCardCheck(memberId: string): Promise<CardCheckStatus> {
  const [user, newest] = await Promise.all([
    db().user.findUniqueOrThrow({
      where: { id: memberId },
      select: { cardVerifiedAt: true, cardVerifiedBy: true },
    }),
    db().cardCheck.findFirst({
      where: { memberId },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { passed: true, at: true },
    }),
  ]);
  const { cardVerifiedAt: at, cardVerifiedBy } = user;
  const by = cardVerifiedBy === 'card_check' ? 'card_check' : 'payment_3ds';
  return {
    passed: at && { at, by },
    failedAt: newest && !newest.passed ? newest.at : null,
  };
}
