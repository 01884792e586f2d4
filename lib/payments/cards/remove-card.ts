import { inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { lockMemberPayments } from '../../db/locks.ts';

/**
 * For the member: no further order is paid with this card, and the provider is asked to delete it. A
 * subscription that renews may still use it. Raises `stored_card_unknown`, and `card_renews` when the renewal
 * is already the only remaining use.
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
