import type { Prisma } from '../../db/generated/client.ts';
import { newId } from '../../kernel/ids.ts';
import { log } from '../../kernel/log.ts';
import type { Observation } from '../providers/observation.ts';

/** Records a payment that does not match the ledger, for review by customer care. */
export async function recordIncident(
  tx: Prisma.TransactionClient,
  action: string,
  subject: string,
  seen: Observation,
  now: Date,
): Promise<void> {
  const { amountMinor, currency, providerReference, state } = seen;
  await tx.auditEntry.create({
    data: {
      id: newId(now.getTime()),
      actor: 'system',
      action,
      subject,
      data: { amountMinor, currency, providerReference, state },
      at: now,
    },
  });
  log().error(
    { action, reference: subject, amountMinor, currency },
    'payment incident recorded: needs review by care',
  );
}

/** As `recordIncident`, for a refund. */
export async function recordRefundIncident(
  tx: Prisma.TransactionClient,
  action: 'refund.retracted' | 'refund.unsettled' | 'refund.wrong_amount',
  subject: string,
  now: Date,
): Promise<void> {
  await tx.auditEntry.create({
    data: { id: newId(now.getTime()), actor: 'system', action, subject, data: {}, at: now },
  });
  log().error({ action, refundId: subject }, 'refund incident recorded: needs review by care');
}
