import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { nothingKnown } from '#lib/payments/providers/nothing-known.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { needsOf, routeFor } from '#lib/payments/routes/find-route.ts';
import { publishRoute } from '#lib/payments/routes/publish-route.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { hostedOrder } from '../../factories/paid-order.ts';
import { captured, simulatedProvider } from '../../factories/simulated-provider.ts';

const { provider, asked, answer, setNotices } = simulatedProvider();

beforeAll(() => {
  installProvider(provider);
});

const row = (id: string) => db().attempt.findUniqueOrThrow({ where: { id } });
const stored = { token: 'tok', cardBrand: 'visa', lastFour: '1111', expiresOn: '03/2030' };

async function event(key: string, now: Date): Promise<void> {
  const delivery = { company: 'gankomedia', raw: key, headers: {}, contentType: '' };
  await receiveProviderEvent({ ...delivery, provider: 'mollie', now });
  await processProviderEventsWork.run(now, 50);
}

const eventRow = (dedupeKey: string) =>
  db().providerEvent.findFirstOrThrow({ where: { provider: 'mollie', dedupeKey } });

describe('a provider that supports queries', () => {
  test('is queried before the buyer’s time is up', async () => {
    const { attempt, request } = await hostedOrder();
    await submitAttempt(attempt, request, clock.now());
    answer(attempt.reference, captured(attempt));
    await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR), 50);
    expect(await row(attempt.id)).toMatchObject({ state: 'captured', request: null });
    const left = await hostedOrder();
    await submitAttempt(left.attempt, left.request, clock.now());
    await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR), 50);
    expect(await row(left.attempt.id)).toMatchObject({ state: 'expired', request: null });
  });

  test('gets the same request again after a crash', async () => {
    const { attempt, request } = await hostedOrder();
    await db().attempt.update({
      where: { id: attempt.id },
      data: { state: 'submitting', request },
    });
    await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 50);
    const questions = asked.filter(({ reference }) => reference === attempt.reference);
    expect(questions).toEqual([{ reference: attempt.reference, request }]);
  });
});

describe('a provider event', () => {
  test('is processed again when the same key arrives again', async () => {
    const { attempt, request } = await hostedOrder();
    await submitAttempt(attempt, request, clock.now());
    const now = clock.now();
    setNotices({ kind: 'other' });
    await event(attempt.id, now);
    expect(await eventRow(attempt.id)).toMatchObject({ state: 'done' });
    setNotices({ kind: 'payment', observation: captured(attempt) });
    await event(attempt.id, after(now, 1));
    expect(await row(attempt.id)).toMatchObject({ state: 'captured' });
    expect(await eventRow(attempt.id)).toMatchObject({ state: 'done', tries: 1 });
  });

  test('stays unmatched as long as one of its parts is unknown', async () => {
    const { attempt, request } = await hostedOrder();
    await submitAttempt(attempt, request, clock.now());
    const strange = { ...captured(attempt), reference: 'A-nobody' };
    setNotices(
      { kind: 'payment', observation: captured(attempt) },
      { kind: 'payment', observation: strange },
    );
    await event(`${attempt.id}-2`, clock.now());
    expect(await row(attempt.id)).toMatchObject({ state: 'captured' });
    expect(await eventRow(`${attempt.id}-2`)).toMatchObject({ state: 'unmatched' });
  });

  test('ends a stored card that the provider revoked', async () => {
    const { attempt, buyer } = await hostedOrder('sub_1m');
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
    const token = `tok-${attempt.id}`;
    await syncAttempt(attempt.id, captured(attempt, { ...stored, token }), clock.now());
    setNotices({ kind: 'token', token, state: 'revoked', stored: null });
    await event(token, clock.now());
    const { memberId } = buyer;
    expect(await db().mandate.findFirstOrThrow({ where: { memberId } })).toMatchObject({
      state: 'revoked',
      uses: [],
    });
  });
});

test('a card that is another member’s is linked to no subscription, and the purchase is fulfilled', async () => {
  const token = `shared-${String(process.pid)}`;
  const orders = [await hostedOrder('sub_1m'), await hostedOrder('sub_1m')];
  for (const { attempt } of orders) {
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
    const seen = captured(attempt, { ...stored, token });
    expect(await syncAttempt(attempt.id, seen, clock.now())).toMatchObject({ fulfilled: true });
  }
  const [first, second] = orders;
  expect(await db().mandate.findFirstOrThrow({ where: { token } })).toMatchObject({
    memberId: first?.buyer.memberId,
  });
  const memberId = second?.buyer.memberId ?? '';
  expect(await db().subscription.findFirstOrThrow({ where: { memberId } })).toMatchObject({
    mandateId: null,
  });
  const subject = second?.attempt.reference ?? '';
  const incident = { action: 'payment.foreign_token', subject };
  expect(await db().auditEntry.count({ where: incident })).toBe(1);
});

test('a revoked card is not restored by a later notification of its payment', async () => {
  const { attempt, buyer } = await hostedOrder('sub_1m');
  await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
  const seen = captured(attempt, { ...stored, token: `let-go-${attempt.id}` });
  await syncAttempt(attempt.id, seen, clock.now());
  const { memberId } = buyer;
  const gone = { state: 'revoked' as const, uses: [] };
  await db().mandate.updateMany({ where: { memberId }, data: gone });
  await syncAttempt(attempt.id, seen, clock.now());
  expect(await db().mandate.findMany({ where: { memberId } })).toMatchObject([gone]);
});

test('one payment of a provider belongs to one attempt', async () => {
  const [mine, theirs] = [await hostedOrder(), await hostedOrder()];
  for (const { attempt } of [mine, theirs]) {
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
  }
  const seen = captured(theirs.attempt);
  await syncAttempt(theirs.attempt.id, seen, clock.now());
  const twice = {
    ...nothingKnown('confirming', 'pending'),
    providerReference: seen.providerReference,
  };
  await expect(syncAttempt(mine.attempt.id, twice, clock.now())).rejects.toMatchObject({
    code: 'integrity_failure',
  });
});

describe('routes', () => {
  const asks = { company: 'iumob', method: 'credit_card', needs: needsOf('pack') };
  const names = async (flowCode: string, needs = asks.needs) =>
    (await routeFor({ ...asks, flowCode, needs })).map(({ name }) => name);

  test('follow the flow, else the company, with only the providers that support what is needed', async () => {
    const publish = (flowCode: string, providers: readonly ['mollie' | 'adyen', ...'adyen'[]]) =>
      publishRoute(db(), { ...asks, method: 'credit_card', flowCode, providers }, clock.now());
    await publish('', ['mollie', 'adyen']);
    expect(await names('7')).toEqual(['mollie', 'adyen']);
    await publish('7', ['adyen']);
    expect(await names('7')).toEqual(['adyen']);
    expect(await names('15')).toEqual(['mollie', 'adyen']);
    expect(await names('15', needsOf('card_check'))).toEqual(['adyen']);
    await publish('7', ['adyen']);
    expect(await db().paymentRoute.count({ where: { company: 'iumob', flowCode: '7' } })).toBe(1);
  });

  test('refuse a method without a provider', async () => {
    const unroutable = { ...asks, method: 'cheque', flowCode: '7' };
    await expect(routeFor(unroutable)).rejects.toMatchObject({
      code: 'payment_method_unavailable',
    });
    const unable = { ...asks, flowCode: '7', needs: ['approval'] as const };
    await expect(routeFor(unable)).rejects.toMatchObject({ code: 'payment_method_unavailable' });
  });
});
