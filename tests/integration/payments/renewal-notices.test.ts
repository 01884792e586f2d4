import { afterAll, describe, expect, test } from '@jest/globals';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { runMoney, settleNotices } from '../../factories/money-works.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';
import { chargesOf, levelOf, mailsOf, sound, subscriber, subscriptionOf } from './subscribers.ts';

const { bank } = simulatedBank();
installProvider(bank);
afterAll(() => {
  clock.setOffset(0);
});

describe('the notice of a renewal', () => {
  test('is sent in time, and the charge waits for it', async () => {
    const { memberId, end } = await subscriber('sub_3m');
    await runMoney(after(end, -34 * DAY));
    expect(await mailsOf(memberId, 'renewal_notice')).toEqual([]);
    await runMoney(after(end, -32 * DAY));
    const [mail] = await mailsOf(memberId, 'renewal_notice');
    expect(mail?.data).toMatchObject({ chargeAt: end.toISOString(), amountMinor: 5_990 });
    await settleNotices('sent', clock.now());
    await runMoney(after(end, -31 * DAY));
    await runMoney(after(end, MINUTE));
    expect(await chargesOf(memberId)).toHaveLength(2);
    expect(await mailsOf(memberId, 'renewal_notice')).toHaveLength(1);
    await sound(clock.now());
  });

  test('that is late postpones the charge, with access until then', async () => {
    const { memberId, end } = await subscriber('sub_1m', 'fuego');
    await runMoney(after(end, -18 * DAY + HOUR));
    const late = after(end, -5 * DAY);
    await runMoney(late);
    await settleNotices('sent', late);
    await runMoney(after(late, 2 * HOUR));
    await runMoney(after(end, DAY));
    expect(await chargesOf(memberId)).toHaveLength(1);
    expect(await levelOf(memberId)).toBe(2);
    await sound(clock.now());
    await runMoney(after(late, 15 * DAY + HOUR));
    expect(await chargesOf(memberId)).toHaveLength(2);
    expect(await subscriptionOf(memberId)).toMatchObject({ period: 2, periodStart: end });
    await sound(clock.now());
  });

  test('that cannot be sent ends the subscription with its period, uncharged', async () => {
    const { memberId, end } = await subscriber('sub_1m', 'fuego');
    await runMoney(after(end, -17 * DAY));
    await settleNotices('failed', clock.now());
    await runMoney(after(end, -16 * DAY));
    expect(await subscriptionOf(memberId)).toMatchObject({
      cancelAtPeriodEnd: true,
      endReason: 'no_notice',
      endedAt: null,
    });
    expect(await levelOf(memberId)).toBe(1);
    await runMoney(after(end, MINUTE));
    expect(await chargesOf(memberId)).toHaveLength(1);
    await sound(clock.now());
  });
});
