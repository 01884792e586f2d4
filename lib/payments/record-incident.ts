import type { Prisma } from '../db/generated/client.ts';
import { newId } from '../kernel/ids.ts';
import { log } from '../kernel/log.ts';
import type { Observation } from './providers/provider.ts';

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
