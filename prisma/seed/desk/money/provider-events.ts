import type { Prisma, PrismaClient } from '../../../../lib/db/generated/client.ts';
import { after, DAY, HOUR, SECOND } from '../../../../lib/kernel/clock.ts';
import { newId } from '../../../../lib/kernel/ids.ts';
import {
  beginSettlement,
  endSettlement,
  storeLines,
} from '../../../../lib/desk/reconciliation/bring-settlement.ts';
import { compareSettlementsWork } from '../../../../lib/payments/settlements/compare-settlement.ts';
import { decimal, minor } from '../../../../lib/kernel/money.ts';
import type { Staff } from '../cast.ts';
import { nameOf } from './bank.ts';

const HEAD = ['kind', 'provider_reference', 'currency', 'amount'] as const;

/** The webhook events of each payment, in addition to the provider's responses. */
async function events(db: PrismaClient): Promise<void> {
  const tries = await db.attempt.findMany({ where: { state: { in: ['captured', 'refused'] } } });
  const data = tries.map((attempt): Prisma.ProviderEventCreateManyInput => {
    const { provider, company, reference, providerReference, amountMinor, currency } = attempt;
    const success = attempt.state === 'captured';
    const at = after(attempt.updatedAt, 3 * SECOND);
    return {
      id: newId(at.getTime()),
      provider,
      company,
      reference,
      state: 'done',
      tries: 1,
      dueAt: at,
      receivedAt: at,
      processedAt: after(at, SECOND),
      dedupeKey: `AUTHORISATION:${providerReference ?? reference}:${String(success)}`,
      payload: {
        eventCode: 'AUTHORISATION',
        success: String(success),
        merchantReference: reference,
        pspReference: providerReference,
        merchantAccountCode: company,
        amount: { value: amountMinor, currency },
        reason: success ? '' : (attempt.outcome ?? ''),
      },
    };
  });
  await db.providerEvent.createMany({ data, skipDuplicates: true });
}

/** An event for an unknown payment, and a payment whose amount differs from the one requested. */
async function oddities(db: PrismaClient, now: Date): Promise<void> {
  const at = after(now, -26 * HOUR);
  await db.providerEvent.create({
    data: {
      id: newId(at.getTime()),
      provider: 'paypal',
      company: 'gankomedia',
      state: 'failed',
      tries: 9,
      dedupeKey: 'demo:unknown',
      reference: null,
      dueAt: at,
      receivedAt: at,
      payload: { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: nameOf('unknown') } },
      lastError: 'no payment of ours has this reference',
    },
  });
  const paid = await db.attempt.findFirst({
    where: { state: 'captured', createdAt: { lt: at } },
    orderBy: { id: 'asc' },
  });
  if (!paid) return;
  const { reference: subject, currency, providerReference } = paid;
  const data = {
    amountMinor: paid.amountMinor + 100,
    currency,
    providerReference,
    state: 'captured',
  };
  await db.auditEntry.create({
    data: {
      id: newId(at.getTime()),
      actor: 'system',
      action: 'payment.wrong_amount',
      subject,
      data,
      at,
    },
  });
}

/** A week's settlement file of the acquirer: all matches except one amount, one unknown line and one missing line. */
async function settlement(db: PrismaClient, { finance: actor }: Staff, now: Date): Promise<void> {
  const [provider, company] = ['adyen', 'gankomedia'];
  const day = (days: number) =>
    after(now, -days * DAY)
      .toISOString()
      .slice(0, 10);
  const [from, to] = [day(16), day(4)];
  const charges = await db.charge.findMany({
    where: {
      provider,
      company,
      at: { gte: new Date(`${from}T00:00:00Z`), lt: after(new Date(`${to}T00:00:00Z`), DAY) },
    },
    orderBy: { at: 'asc' },
    include: { attempt: { select: { providerReference: true } } },
  });
  const rows = charges.slice(1).map(({ attempt, amountMinor, currency }, index) => {
    const amount = decimal(minor(index === 2 ? amountMinor - 40 : amountMinor));
    return ['sale', attempt.providerReference ?? '', currency, amount];
  });
  rows.push(['sale', nameOf('elsewhere'), 'EUR', '24.90']);
  const action = { actor, now: after(now, -2 * DAY) };
  const name = `settlement-${company}-${to}.csv`;
  const id = await beginSettlement({ provider, company, name, head: HEAD, from, to, ...action });
  await storeLines({ id, head: HEAD, first: 2, rows });
  await endSettlement(id, action);
  await compareSettlementsWork.run(after(action.now, SECOND), 1);
}

/** Webhook events and a settlement; if a settlement file exists, nothing is added. */
export async function seedProviderEvents(db: PrismaClient, staff: Staff, now: Date): Promise<void> {
  if ((await db.settlementFile.count()) > 0) return;
  await events(db);
  await oddities(db, now);
  await settlement(db, staff, now);
}
