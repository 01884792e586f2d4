import { describe, expect, test } from '@jest/globals';
import { levelOf } from '#lib/credits/level.ts';
import { messagePrice } from '#lib/credits/message-price.ts';
import { presentCredits } from '#lib/credits/present.ts';

const wallet = {
  level: 0,
  freeCredits: 0,
  subscriptionCredits: 0,
  boughtCredits: 0,
  icebreakerCredits: 0,
  messageCost: 10,
} as const;

describe('the price shown before a send', () => {
  test('is an icebreaker for a free member’s first message, else a free message', () => {
    const free = { ...wallet, icebreakerCredits: 1, freeCredits: 1 };
    expect(messagePrice(free, true)).toEqual({ pays: 'icebreaker', cost: 1, missing: 0 });
    expect(messagePrice(free, false)).toEqual({ pays: 'free', cost: 1, missing: 0 });
    expect(messagePrice(wallet, true)).toEqual({ pays: 'free', cost: 1, missing: 1 });
  });

  test('uses free messages first from level 1, then the message cost', () => {
    const paying = {
      ...wallet,
      level: 1,
      subscriptionCredits: 4,
      boughtCredits: 5,
      icebreakerCredits: 9,
    } as const;
    expect(messagePrice({ ...paying, freeCredits: 1 }, true)).toEqual({
      pays: 'free',
      cost: 1,
      missing: 0,
    });
    expect(messagePrice(paying, true)).toEqual({ pays: 'paid', cost: 10, missing: 1 });
    expect(messagePrice({ ...paying, boughtCredits: 6 }, true)).toEqual({
      pays: 'paid',
      cost: 10,
      missing: 0,
    });
  });
});

test('the level is derived from its causes', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const causes = { renews: false, paidUntil: null, bought: 0, messageCost: 10, now };
  expect(levelOf(causes)).toBe(0);
  expect(levelOf({ ...causes, bought: 9 })).toBe(0);
  expect(levelOf({ ...causes, bought: 10 })).toBe(1);
  expect(levelOf({ ...causes, paidUntil: new Date(now.getTime() + 1) })).toBe(1);
  expect(levelOf({ ...causes, paidUntil: now })).toBe(0);
  expect(levelOf({ ...causes, renews: true })).toBe(2);
});

test('the total is what the member can spend at their level', () => {
  const held = { icebreakers: 3, likes: 10, free: 2, subscription: 30, bought: 5, lastGrant: 30 };
  expect(presentCredits(held, 0, 10)).toMatchObject({ totalCredits: 2, messageCredits: 2 });
  expect(presentCredits(held, 1, 10)).toMatchObject({ totalCredits: 35, messageCredits: 35 });
});
