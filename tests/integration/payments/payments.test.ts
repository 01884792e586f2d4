import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { db, inTransaction } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { createIntent } from '#lib/payments/create-intent.ts';
import { nextReceiptNumber } from '#lib/payments/next-receipt-number.ts';
import { processProviderEventsWork } from '#lib/payments/process-provider-events.ts';
import { adyen } from '#lib/payments/providers/adyen/adapter.ts';
import { receiveProviderEvent } from '#lib/payments/receive-provider-event.ts';
import { reconcileAttemptsWork } from '#lib/payments/reconcile-attempts.ts';
import { startAttempt } from '#lib/payments/start-attempt.ts';
import { submitAttempt } from '#lib/payments/submit-attempt.ts';
import { syncAttempt } from '#lib/payments/sync-attempt.ts';
import { offerFor } from '#lib/payments/queries.ts';
import { brandById } from '#lib/brands/registry.ts';
import { createBuyer, createOrder, sealedCard } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';

const GOOD = sealedCard('4111111111111111');
const CHALLENGED = sealedCard('4212345678910006');
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox(() => Promise.resolve());
});
afterAll(() => sandbox.stop());

const orderFor = async (productId = 'pack_150', means = GOOD) => {
  const buyer = await createBuyer();
  const made = await createOrder({ viewer: buyer.viewer, provider: 'adyen', means, productId });
  return { buyer, ...made };
};

const delivered = async (reference: string) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = sandbox.deliveries.filter(({ raw }) => raw.includes(reference));
    if (found.length > 0) return found;
    await sleep(50);
  }
  throw new Error(`no notification for ${reference}`);
};

async function effects(memberId: string) {
  const [charges, entries, receipts, mails, sales] = await Promise.all([
    db().charge.count({ where: { memberId } }),
    db().creditEntry.count({ where: { memberId, reason: 'purchase' } }),
    db().receipt.count({ where: { charge: { memberId } } }),
    db().mailMessage.count({ where: { template: 'receipt', state: 'due' } }),
    db().ledgerTransaction.count({ where: { kind: 'sale' } }),
  ]);
  return { charges, entries, receipts, mails, sales };
}

async function challengeAnswered(action: { readonly url: string } | null): Promise<string> {
  const answer = await fetch(`${action?.url ?? ''}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'password=password',
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
}

describe('return page and notification at once', () => {
  test('twenty copies of each have one effect', async () => {
    const { buyer, attempt, request } = await orderFor('sub_3m', CHALLENGED);
    const before = await effects(buyer.memberId);
    const asked = await submitAttempt(attempt, request, clock.now());
    const redirectResult = await challengeAnswered(asked.action);
    const [delivery] = await delivered(attempt.reference);
    if (!delivery) throw new Error('nothing was delivered');
    const now = clock.now();
    const { company, raw } = delivery;
    const seen = await adyen.finish({ redirectResult });
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => syncAttempt(attempt.id, seen, now)),
      ...Array.from({ length: 20 }, async () => {
        await receiveProviderEvent({ provider: 'adyen', company, raw, now });
        await processProviderEventsWork.run(now, 50);
      }),
    ]);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    const settled = results.flatMap((result) =>
      result.status === 'fulfilled' && result.value ? [result.value] : [],
    );
    expect(settled.filter(({ fulfilled }) => fulfilled).length).toBeLessThanOrEqual(1);
    expect(await effects(buyer.memberId)).toEqual({
      charges: 1,
      entries: 1,
      receipts: 1,
      mails: before.mails + 1,
      sales: before.sales + 1,
    });
    const member = await db().user.findUniqueOrThrow({ where: { id: buyer.memberId } });
    expect(member).toMatchObject({ level: 2, cardVerifiedBy: 'payment_3ds' });
    const wallet = await db().creditAccount.findUniqueOrThrow({
      where: { memberId: buyer.memberId },
    });
    expect(wallet.subscription).toBe(660);
  });
});

describe('a process that ends at the worst moment', () => {
  test('after the attempt was committed and before it was sent: nothing was charged', async () => {
    const { attempt, intent } = await orderFor();
    await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 100);
    const found = await db().attempt.findUniqueOrThrow({ where: { id: attempt.id } });
    expect(found.state).toBe('expired');
    expect(await sandbox.calls(attempt.reference)).toEqual([]);
    expect((await db().intent.findUniqueOrThrow({ where: { id: intent.id } })).state).toBe(
      'requires_method',
    );
  });

  test('after the provider answered and before we wrote it down: reconciled, one charge', async () => {
    const { attempt, request, intent } = await orderFor();
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
    const seen = await adyen.charge(request);
    expect(seen.state).toBe('captured');
    await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 100);
    const [delivery] = await delivered(attempt.reference);
    const now = clock.now();
    await receiveProviderEvent({ provider: 'adyen', company: '', raw: '', now, ...delivery });
    await processProviderEventsWork.run(now, 100);
    expect(await db().charge.count({ where: { intentId: intent.id } })).toBe(1);
    const calls = await sandbox.calls(attempt.reference);
    expect(calls.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(1);
  });

  test('inside the fulfilment: all of it is undone, and comes whole the next time', async () => {
    const { attempt, request, buyer, intent } = await orderFor();
    await pool().query(`create function no_receipts() returns trigger language plpgsql as
      $$ begin raise exception 'the power went'; end $$;
      create trigger no_receipts before insert on receipts for each row execute function no_receipts()`);
    try {
      await expect(submitAttempt(attempt, request, clock.now())).rejects.toThrow();
    } finally {
      await pool().query('drop trigger no_receipts on receipts; drop function no_receipts()');
    }
    expect(await effects(buyer.memberId)).toMatchObject({ charges: 0, entries: 0, receipts: 0 });
    await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 100);
    expect(await effects(buyer.memberId)).toMatchObject({ charges: 1, entries: 1, receipts: 1 });
    const paid = await db().intent.findUniqueOrThrow({ where: { id: intent.id } });
    expect(paid.state).toBe('succeeded');
    expect(paid.fulfilledAt).not.toBeNull();
  });

  test('between an event’s receipt and its effect: it is due again', async () => {
    const { attempt, request } = await orderFor();
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
    await adyen.charge(request);
    const [delivery] = await delivered(attempt.reference);
    const now = clock.now();
    await receiveProviderEvent({ provider: 'adyen', company: '', raw: '', now, ...delivery });
    await db().$executeRaw`update provider_events set due_at = ${after(now, MINUTE)}, tries = 1
      where reference = ${attempt.reference}`;
    await processProviderEventsWork.run(now, 100);
    expect((await db().attempt.findUniqueOrThrow({ where: { id: attempt.id } })).state).toBe(
      'submitting',
    );
    await processProviderEventsWork.run(after(now, 2 * MINUTE), 100);
    expect((await db().attempt.findUniqueOrThrow({ where: { id: attempt.id } })).state).toBe(
      'captured',
    );
  });
});

describe('orders', () => {
  const brand = brandById('dolcevita');
  if (!brand) throw new Error('no brand');

  const intentOf = async (viewer: Awaited<ReturnType<typeof createBuyer>>['viewer'], more = {}) => {
    const now = clock.now();
    const seen = await offerFor(viewer, 'pack_50', { brand, locale: 'it', now });
    return createIntent({
      member: viewer,
      plan: seen.plan,
      company: 'gankomedia',
      seen,
      offerHash: seen.hash,
      locale: 'it',
      idempotencyKey: 'key-0001',
      request: { productId: 'pack_50' },
      orderAccepted: true,
      startNow: true,
      now,
      ...more,
    });
  };

  test('the same key is the same order, and another request under it is an error', async () => {
    const { viewer } = await createBuyer();
    const made = await Promise.all(Array.from({ length: 8 }, () => intentOf(viewer)));
    expect(new Set(made.map(({ intent }) => intent.id)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    await expect(intentOf(viewer, { request: { productId: 'pack_400' } })).rejects.toMatchObject({
      code: 'idempotency_reused',
    });
  });

  test('needs the order’s own words, the offer as it was seen, and a confirmed address', async () => {
    const { viewer } = await createBuyer();
    await expect(intentOf(viewer, { orderAccepted: false })).rejects.toMatchObject({
      code: 'order_not_confirmed',
    });
    await expect(intentOf(viewer, { offerHash: 'older' })).rejects.toMatchObject({
      code: 'offer_changed',
    });
    const unconfirmed = await createBuyer({ confirmed: false });
    await expect(intentOf(unconfirmed.viewer)).rejects.toMatchObject({ code: 'email_unconfirmed' });
  });

  test('one live attempt an order, also when two start at once', async () => {
    const { viewer } = await createBuyer();
    const { intent } = await intentOf(viewer);
    const started = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        startAttempt({ intent, provider: 'adyen', method: 'credit_card', now: clock.now() }),
      ),
    );
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a second order waits while the first one is undecided', async () => {
    const { buyer, attempt } = await orderFor();
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'unknown' } });
    const second = { viewer: buyer.viewer, provider: 'adyen', means: GOOD };
    await expect(createOrder(second)).rejects.toMatchObject({ code: 'payment_in_progress' });
    const later = after(clock.now(), 2 * HOUR);
    await expect(createOrder({ ...second, now: later })).resolves.toBeDefined();
  });

  test('one renewing subscription; what was canceled runs on and the next begins after it', async () => {
    const { buyer, attempt, request } = await orderFor('sub_1m');
    await submitAttempt(attempt, request, clock.now());
    const again = { viewer: buyer.viewer, provider: 'adyen', means: GOOD, productId: 'sub_3m' };
    await expect(createOrder(again)).rejects.toMatchObject({ code: 'subscription_running' });
    const { memberId } = buyer;
    await db().subscription.updateMany({ where: { memberId }, data: { cancelAtPeriodEnd: true } });
    const next = await createOrder(again);
    await submitAttempt(next.attempt, next.request, clock.now());
    const [first, second] = await db().subscription.findMany({
      where: { memberId },
      orderBy: { periodStart: 'asc' },
    });
    expect(second?.periodStart).toEqual(first?.periodEnd);
  });

  test('two crossing subscriptions are both honoured and one renews', async () => {
    const { buyer, attempt, request } = await orderFor('sub_1m', sealedCard('4111111111111111'));
    const { memberId } = buyer;
    await sandbox.fault({
      provider: 'adyen',
      operation: 'payments',
      kind: 'late_success',
      reference: attempt.reference,
      delayMs: 100,
    });
    await submitAttempt(attempt, request, clock.now());
    const plan = await db().planVersion.findFirstOrThrow({ where: { productId: 'sub_12m' } });
    await db().subscription.create({
      data: {
        id: crypto.randomUUID(),
        memberId,
        planVersionId: plan.id,
        state: 'active',
        anchorAt: clock.now(),
        period: 1,
        periodStart: clock.now(),
        periodEnd: after(clock.now(), 30 * 24 * HOUR),
        createdAt: clock.now(),
      },
    });
    const [delivery] = await delivered(attempt.reference);
    await receiveProviderEvent({
      provider: 'adyen',
      company: '',
      raw: '',
      now: clock.now(),
      ...delivery,
    });
    await processProviderEventsWork.run(clock.now(), 100);
    const rows = await db().subscription.findMany({ where: { memberId } });
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd)).toHaveLength(1);
  });

  test('an order that nobody paid expires', async () => {
    const { viewer } = await createBuyer();
    const { intent } = await intentOf(viewer);
    await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR), 100);
    const found = await db().intent.findUniqueOrThrow({ where: { id: intent.id } });
    expect(found.state).toBe('expired');
  });
});

describe('books', () => {
  test('receipt numbers have no gap, whatever runs and fails at once', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => orderFor('pack_50')));
    const draws = Array.from({ length: 6 }, () =>
      inTransaction(async (tx) => {
        await nextReceiptNumber(tx, 'gankomedia', 2026);
        throw new Error('undone');
      }),
    );
    await Promise.allSettled([
      ...orders.map(({ attempt, request }) => submitAttempt(attempt, request, clock.now())),
      ...draws,
    ]);
    const rows = await db().receipt.findMany({
      where: { company: 'gankomedia' },
      orderBy: { number: 'asc' },
    });
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  test('every ledger transaction sums to zero, and a crooked one is refused', async () => {
    const sums = await db().$queryRaw<{ sum: bigint }[]>`
      select sum(amount_minor) as sum from ledger_entries group by transaction_id, currency`;
    expect(sums.length).toBeGreaterThan(0);
    expect(sums.every(({ sum }) => Number(sum) === 0)).toBe(true);
    const crooked = inTransaction(async (tx) => {
      const id = crypto.randomUUID();
      await tx.ledgerTransaction.create({
        data: { id, kind: 'sale', uniqueKey: id, company: 'gankomedia', at: clock.now() },
      });
      await tx.ledgerEntry.create({
        data: {
          id: crypto.randomUUID(),
          transactionId: id,
          account: 'revenue',
          currency: 'EUR',
          amountMinor: 1,
        },
      });
    });
    await expect(crooked).rejects.toThrow();
  });

  test('the sum of a member’s credit entries is the balance', async () => {
    const rows = await db().$queryRaw<{ off: bigint }[]>`
      select count(*) as off from credit_accounts a
       where icebreakers + likes + free + subscription + bought <>
             (select coalesce(sum(delta), 0) from credit_entries e where e.member_id = a.member_id)`;
    expect(Number(rows[0]?.off)).toBe(0);
  });

  test('VAT and revenue are the price', async () => {
    const { attempt, request, intent } = await orderFor('sub_12m');
    await submitAttempt(attempt, request, clock.now());
    const charge = await db().charge.findUniqueOrThrow({ where: { intentId: intent.id } });
    const entries = await db().ledgerEntry.findMany({
      where: { transaction: { uniqueKey: `sale:${charge.id}` } },
    });
    const of = (account: string) =>
      entries.find((entry) => entry.account === account)?.amountMinor ?? 0;
    expect(of('receivable:adyen')).toBe(17_990);
    expect(of('vat:it')).toBe(-3_244);
    expect(of('revenue')).toBe(-14_746);
  });
});

describe('card numbers', () => {
  test('no table holds the number, the date or the code that was typed', async () => {
    const { attempt, request, buyer } = await orderFor('sub_1m', sealedCard('5555444433331111'));
    await submitAttempt(attempt, request, clock.now());
    const [delivery] = await delivered(attempt.reference);
    await receiveProviderEvent({
      provider: 'adyen',
      company: '',
      raw: '',
      now: clock.now(),
      ...delivery,
    });
    await processProviderEventsWork.run(clock.now(), 100);
    const tables = await pool().query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const hits: string[] = [];
    for (const { name } of tables.rows) {
      const found = await pool().query(
        `select 1 from ${name} t where t::text ~ '(5555444433331111|4111111111111111|4212345678910006|test_\\d)' limit 1`,
      );
      if ((found.rowCount ?? 0) > 0) hits.push(name);
    }
    expect(hits).toEqual([]);
    const [mandate] = await db().mandate.findMany({ where: { memberId: buyer.memberId } });
    expect(mandate).toMatchObject({ lastFour: '1111', cardBrand: 'mc', expiresOn: '03/2030' });
  });
});
