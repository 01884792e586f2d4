import { db } from '../db/client.ts';

const MAX_ROWS = 200;

/** Disputes that need a response or a decision, the most urgent first. */
export function openDisputes(): Promise<readonly unknown[]> {
  return db().dispute.findMany({
    where: { state: { in: ['inquiry', 'open'] } },
    orderBy: [{ dueAt: { sort: 'asc', nulls: 'last' } }, { openedAt: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: {
      id: true,
      provider: true,
      kind: true,
      state: true,
      amountMinor: true,
      currency: true,
      reasonCode: true,
      openedAt: true,
      dueAt: true,
      attempt: { select: { reference: true, intent: { select: { publicId: true } } } },
    },
  });
}

/** Payments and refunds that do not match the ledger, newest first. */
export function moneyIncidents(): Promise<readonly unknown[]> {
  return db().auditEntry.findMany({
    where: {
      actor: 'system',
      OR: [{ action: { startsWith: 'payment.' } }, { action: { startsWith: 'refund.' } }],
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: MAX_ROWS,
    select: { action: true, subject: true, data: true, at: true },
  });
}

/** Provider events that could not be processed or matched. */
export function failedEvents(): Promise<readonly unknown[]> {
  return db().providerEvent.findMany({
    where: { state: { in: ['failed', 'unmatched'] } },
    orderBy: [{ receivedAt: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: {
      id: true,
      provider: true,
      company: true,
      reference: true,
      state: true,
      tries: true,
      lastError: true,
      receivedAt: true,
      dueAt: true,
    },
  });
}

/** Cancellations and withdrawals that only a person can match with a contract, the oldest first. */
export function declarationsInCare(): Promise<readonly unknown[]> {
  return db().declaration.findMany({
    where: { state: 'care' },
    orderBy: [{ receivedAt: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: {
      reference: true,
      brandId: true,
      kind: true,
      name: true,
      email: true,
      orderNumber: true,
      receivedAt: true,
    },
  });
}
