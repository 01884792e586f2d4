import { expect, test } from '@jest/globals';
import type { OrderParts } from '#lib/desk/payments/order-parts.ts';
import { timelineOf } from '#lib/desk/payments/timeline.ts';

const at = new Date('2026-11-20T10:00:00.000Z');

test('names companies, providers and methods, not their codes', () => {
  const attempt = {
    id: 'a',
    state: 'captured',
    method: 'credit_card',
    provider: 'adyen',
    outcome: null,
    blockId: null,
    initiator: 'member',
    threeDs: false,
    syncs: 0,
    reference: 'A-1',
    providerReference: null,
    amountMinor: 990,
    capturedMinor: 990,
    capturedAt: at,
    createdAt: at,
    updatedAt: at,
    refunds: [],
    disputes: [],
  };
  const order = {
    id: 'i',
    orderConfirmedAt: at,
    purpose: 'order',
    amountMinor: 990,
    company: 'gankomedia',
    flowCode: '7',
    descriptor: 'LUMIERE DEMO',
    orderId: 'o',
    startNow: false,
    fulfilledAt: null,
    state: 'succeeded',
    expiresAt: at,
  };
  const none = { events: [], credits: [], declarations: [], actions: [], charge: null };
  const parts = { ...order, ...none, attempts: [attempt], subscription: null };
  const entries = timelineOf(parts as unknown as OrderParts);
  expect(entries.map(({ title }) => title)).toEqual([
    'Order placed',
    'Attempt by card at Adyen: captured',
    'Payment captured at Adyen',
  ]);
  expect(entries[0]?.facts).toContainEqual(['Company', 'Gankomedia']);
});
