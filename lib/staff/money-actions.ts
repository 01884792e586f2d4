import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';

type StaffAction = {
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly brandId?: string | undefined;
  readonly now: Date;
};

/** The audit log fields that all these actions share. */
const auditFields = ({ actor, purpose, brandId, now }: StaffAction) => ({
  actor,
  purpose,
  now,
  ...(brandId === undefined ? {} : { brandId }),
});

/**
 * Staff only: queries the provider for a payment attempt's state at once, regardless of the schedule. Raises
 * `not_found`.
 */
export async function askAboutPayment(reference: string, action: StaffAction): Promise<void> {
  const { now } = action;
  await inTransaction(async (tx) => {
    const { count } = await tx.attempt.updateMany({
      where: {
        reference,
        state: { in: ['submitting', 'requires_action', 'confirming', 'unknown', 'authorized'] },
      },
      data: { syncAt: now },
    });
    if (count === 0) fail('not_found');
    await audit(tx, { ...auditFields(action), action: 'payment.ask', subject: reference });
  });
  wakeJobs();
}

/** Staff only: processes a provider event again, as if it had just arrived. Raises `not_found`. */
export async function retryEvent(id: string, action: StaffAction): Promise<void> {
  const { now } = action;
  await inTransaction(async (tx) => {
    const { count } = await tx.providerEvent.updateMany({
      where: { id, state: { in: ['failed', 'unmatched'] } },
      data: { state: 'received', tries: 0, dueAt: now },
    });
    if (count === 0) fail('not_found');
    await audit(tx, { ...auditFields(action), action: 'event.retry', subject: id });
  });
  wakeJobs();
}

/**
 * Staff only: queries the provider at once about an unfinished refund, or sends it if it was never sent.
 * Raises `not_found`.
 */
export async function askAboutRefund(id: string, action: StaffAction): Promise<void> {
  const { now } = action;
  await inTransaction(async (tx) => {
    const { count } = await tx.refund.updateMany({
      where: { id, state: { in: ['requested', 'submitted', 'pending'] } },
      data: { syncAt: now },
    });
    if (count === 0) fail('not_found');
    await audit(tx, { ...auditFields(action), action: 'refund.ask', subject: id });
  });
  wakeJobs();
}

/** Staff only: stops charges to a stored card and makes its provider delete it. Raises `not_found`. */
export async function revokeCard(publicId: string, action: StaffAction): Promise<void> {
  const { now } = action;
  await inTransaction(async (tx) => {
    const { count } = await tx.mandate.updateMany({
      where: { publicId, state: { in: ['pending', 'valid'] } },
      data: { state: 'revoking', uses: [], revokeAt: now },
    });
    if (count === 0) fail('not_found');
    await audit(tx, { ...auditFields(action), action: 'card.revoke', subject: publicId });
  });
  wakeJobs();
}
