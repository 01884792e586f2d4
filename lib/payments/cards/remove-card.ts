import { inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../jobs/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { lockMemberPayments } from '../locks.ts';

/**
 * For the member: no order is paid with this card any more, and the provider is told to forget it. A plan
 * that renews keeps it for that alone. Raises `stored_card_unknown`, and `card_renews` where nothing is
 * left to give up but the plan.
 */
export async function removeCard(memberId: string, cardToken: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    await lockMemberPayments(tx, memberId);
    const card = await tx.mandate.findFirst({
      where: { publicId: cardToken, memberId, state: 'valid' },
    });
    if (!card) return fail('stored_card_unknown');
    const { id, uses } = card;
    const renews = await tx.subscription.count({
      where: { mandateId: id, endedAt: null, cancelAtPeriodEnd: false },
    });
    if (renews > 0 && !uses.includes('one_click')) fail('card_renews');
    return tx.mandate.update({
      where: { id },
      data:
        renews > 0
          ? { uses: uses.filter((use) => use !== 'one_click'), preferredAt: null }
          : { uses: [], state: 'revoking', revokeAt: now },
    });
  });
  wakeJobs();
}
