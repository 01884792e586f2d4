import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from './audit.ts';

type Deed = { readonly actor: string; readonly now: Date };

/**
 * Staff only. The provider is asked at once how an attempt stands, whatever the schedule says. Raises
 * `not_found`.
 */
export async function askAboutPayment(reference: string, { actor, now }: Deed): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.attempt.updateMany({
      where: {
        reference,
        state: { in: ['submitting', 'requires_action', 'confirming', 'unknown', 'authorized'] },
      },
      data: { syncAt: now },
    });
    if (count === 0) fail('not_found');
    await audit(tx, { actor, action: 'payment.ask', subject: reference, now });
  });
  wakeJobs();
}

/** Staff only. What a provider told is acted on once more, as if it had just come. Raises `not_found`. */
export async function retryEvent(id: string, { actor, now }: Deed): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.providerEvent.updateMany({
      where: { id, state: { in: ['failed', 'unmatched'] } },
      data: { state: 'received', tries: 0, dueAt: now },
    });
    if (count === 0) fail('not_found');
    await audit(tx, { actor, action: 'event.retry', subject: id, now });
  });
  wakeJobs();
}

/** Staff only. A kept card is charged no more, and its provider told to forget it. Raises `not_found`. */
export async function revokeCard(publicId: string, { actor, now }: Deed): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.mandate.updateMany({
      where: { publicId, state: { in: ['pending', 'valid'] } },
      data: { state: 'revoking', uses: [], revokeAt: now },
    });
    if (count === 0) fail('not_found');
    await audit(tx, { actor, action: 'card.revoke', subject: publicId, now });
  });
  wakeJobs();
}
