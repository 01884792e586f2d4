import type { Prisma } from '../../db/generated/client.ts';
import { newId } from '../../kernel/ids.ts';
import { log } from '../../kernel/log.ts';
import type { Observation } from '../providers/observation.ts';

/** Writes down what care must look at: money that does not fit our books. */
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
  log().error({ action, reference: subject, amountMinor, currency }, 'a payment needs care');
}

/** As above, about money that goes back. */
export async function recordRefundIncident(
  tx: Prisma.TransactionClient,
  action: 'refund.retracted' | 'refund.unsettled' | 'refund.wrong_amount',
  subject: string,
  now: Date,
): Promise<void> {
  await tx.auditEntry.create({
    data: { id: newId(now.getTime()), actor: 'system', action, subject, data: {}, at: now },
  });
  log().error({ action, refundId: subject }, 'a refund needs care');
}
