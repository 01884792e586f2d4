// [money §1 Plans renew by themselves]
import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { cancelSubscription } from '#lib/payments/subscriptions/cancel-subscription.ts';
import { runMoney, settleNotices } from '#tests/factories/money-works.ts';
import { dieIn } from '#tests/setup/money-process.ts';
import { RENEWAL_DEATHS } from './fail-points.ts';
import { dieAndRestart, moneyWorld, restart } from './money-world.ts';

const TWICE = { charges: 2, grants: 2, taken: 2, fullyRefunded: 0 };

const { buyer, refuseToken } = moneyWorld();

const renewalOf = (memberId: string, period = 2) =>
  db().renewal.findFirstOrThrow({ where: { subscription: { memberId }, period } });

/** Moves the clock to `at`. Work due at that moment is left to the process that dies. */
function moveTo(at: Date): void {
  clock.setOffset(clock.offset() + at.getTime() - clock.ms());
}

async function subscriber(productId = 'sub_1m') {
  const made = await buyer();
  await made.buy(productId);
  const { memberId } = made;
  const mandate = await db().mandate.findFirstOrThrow({ where: { memberId } });
  const { chargeAt, noticeAt } = await renewalOf(memberId);
  return { ...made, mandate, chargeAt, noticeAt };
}

test.each(RENEWAL_DEATHS.first)(
  'a first purchase interrupted at %s renews later',
  async (point) => {
    const { memberId, order, paid } = await buyer();
    await dieAndRestart(order('sub_1m'), point);
    expect(await paid()).toEqual({ charges: 1, grants: 1, taken: 1, fullyRefunded: 0 });
    await runMoney(after((await renewalOf(memberId)).chargeAt, MINUTE));
    expect(await paid()).toEqual(TWICE);
  },
);

test.each(RENEWAL_DEATHS.notice)(
  'a notice interrupted at %s is sent once, before its charge',
  async (point) => {
    const { memberId, email, noticeAt, chargeAt, paid } = await subscriber('sub_3m');
    moveTo(after(noticeAt ?? new Date(Number.NaN), MINUTE));
    await dieIn({ action: 'due' }, point);
    await restart();
    expect((await paid()).charges).toBe(1);
    const { noticeMailId, noticeSentAt } = await renewalOf(memberId);
    expect(await db().mailMessage.count({ where: { id: noticeMailId ?? '' } })).toBe(1);
    const mails = { template: 'renewal_notice', toAddress: email };
    expect(await db().mailMessage.count({ where: mails })).toBe(1);
    await settleNotices('sent', clock.now());
    await runMoney(after(chargeAt, MINUTE));
    expect(await paid()).toEqual(TWICE);
    expect(noticeSentAt?.getTime()).toBeLessThan(chargeAt.getTime());
  },
);

test.each(RENEWAL_DEATHS.charge)('a renewal interrupted at %s is charged once', async (point) => {
  const { memberId, chargeAt, paid } = await subscriber();
  moveTo(after(chargeAt, MINUTE));
  await dieAndRestart({ action: 'due' }, point);
  expect(await paid()).toEqual(TWICE);
  expect(await renewalOf(memberId)).toMatchObject({ state: 'paid' });
});

test.each(RENEWAL_DEATHS.refused)(
  'a refused renewal interrupted at %s is retried on its day',
  async (point) => {
    const { memberId, mandate, chargeAt, paid } = await subscriber();
    await refuseToken(mandate.token, '12');
    moveTo(after(chargeAt, MINUTE));
    await dieIn({ action: 'due' }, point);
    // An answer may be lost once more.
    for (const minutes of [10, 30, 90, 180]) await runMoney(after(chargeAt, minutes * MINUTE));
    expect(await renewalOf(memberId)).toMatchObject({ state: 'retrying', tries: 1 });
    expect((await paid()).charges).toBe(1);
    await refuseToken(mandate.token, null);
    await restart();
    expect(await paid()).toEqual(TWICE);
    expect(await renewalOf(memberId)).toMatchObject({ state: 'paid', tries: 2 });
  },
);

test.each(RENEWAL_DEATHS.revocation)(
  'a card whose revocation is interrupted at %s is not charged again',
  async (point) => {
    const { memberId, mandate, chargeAt, paid } = await subscriber();
    await cancelSubscription(memberId, clock.now());
    const { revokeAt } = await db().mandate.findUniqueOrThrow({ where: { id: mandate.id } });
    moveTo(after(revokeAt ?? new Date(Number.NaN), MINUTE));
    await dieAndRestart({ action: 'due' }, point);
    const revoked = await db().mandate.findUniqueOrThrow({ where: { id: mandate.id } });
    // When asked again later, the provider answers that it stores no such card.
    expect(revoked).toMatchObject({ state: 'revoked', revokeAt: null });
    await runMoney(after(chargeAt, MINUTE));
    expect(await paid()).toMatchObject({ charges: 1, taken: 1 });
  },
);
