// [money §1 Card check free of charge]
import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { checkTransaction } from '#lib/payments/returns/check-transaction.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { sealedCard } from '../../factories/order.ts';
import { redirectResult } from './challenge.ts';
import { orderFor, paymentSandbox } from './payment-sandbox.ts';

const ASKED_IF_WANTED = '4111111111111111';
const ALWAYS_ASKED = '4212345678910006';
const NEVER_ASKED = '5201281505129736';
const NOT_ENROLLED = '4000020000000000';

const { takeIn } = paymentSandbox();

async function check(number: string, holder?: string) {
  const { buyer, attempt, request } = await orderFor('card_check', sealedCard(number, holder));
  const seen = await submitAttempt(attempt, request, clock.now());
  const { memberId } = buyer;
  const answer = async (how: 'confirm' | 'refuse') =>
    checkTransaction({
      memberId,
      provider: 'adyen',
      orderId: seen.orderId,
      now: clock.now(),
      returned: { redirectResult: await redirectResult(seen.action, how) },
    });
  return { memberId, attempt, seen, answer };
}

const tries = (memberId: string) =>
  db().cardCheck.findMany({ where: { memberId }, orderBy: { at: 'asc' } });

const verifiedBy = async (memberId: string) =>
  (await db().user.findUniqueOrThrow({ where: { id: memberId } })).cardVerifiedBy;

test.each([ASKED_IF_WANTED, ALWAYS_ASKED])(
  'the bank asks the holder of %s, and a confirmation verifies the card',
  async (number) => {
    const { memberId, attempt, seen, answer } = await check(number);
    expect(seen).toMatchObject({ state: 'requires_action' });
    expect(await tries(memberId)).toEqual([]);
    expect(await answer('confirm')).toMatchObject({ state: 'captured', outcome: 'success' });
    expect(await tries(memberId)).toMatchObject([
      {
        attemptId: attempt.id,
        method: 'credit_card',
        provider: 'adyen',
        passed: true,
        outcome: 'success',
        threeDs: true,
        at: expect.any(Date),
      },
    ]);
    expect(await verifiedBy(memberId)).toBe('card_check');
  },
);

describe('a card is not verified', () => {
  test('when the holder fails the challenge', async () => {
    const { memberId, answer } = await check(ALWAYS_ASKED);
    expect(await answer('refuse')).toMatchObject({ state: 'refused', outcome: 'warning' });
    expect(await tries(memberId)).toMatchObject([{ passed: false, outcome: 'warning' }]);
    expect(await verifiedBy(memberId)).toBeNull();
  });

  test.each([
    ['was sure without a question', NEVER_ASKED],
    ['cannot ask', NOT_ENROLLED],
  ])('when the bank %s, whatever its notification says', async (_, number) => {
    const { memberId, attempt, seen } = await check(number);
    const no = { state: 'refused', outcome: 'authentication_required' };
    expect(seen).toMatchObject({ ...no, intentState: 'requires_method' });
    await takeIn(attempt.reference);
    expect(await db().attempt.findUniqueOrThrow({ where: { id: attempt.id } })).toMatchObject(no);
    expect(await tries(memberId)).toMatchObject([
      { passed: false, outcome: 'authentication_required' },
    ]);
    expect(await verifiedBy(memberId)).toBeNull();
    expect(await db().refund.count({ where: { attemptId: attempt.id } })).toBe(0);
    expect(await checkLedger(clock.now())).toEqual([]);
  });

  test('when the bank refuses it, and the reason is stored', async () => {
    const { memberId, answer } = await check(ALWAYS_ASKED, 'CARD_EXPIRED');
    expect(await answer('confirm')).toMatchObject({ outcome: 'expired_card' });
    expect(await tries(memberId)).toMatchObject([{ passed: false, outcome: 'expired_card' }]);
  });
});

test('a purchase does not require a challenge: the bank decides whether it asks', async () => {
  const { buyer, attempt, request } = await orderFor('pack_150', sealedCard(NOT_ENROLLED));
  expect(await submitAttempt(attempt, request, clock.now())).toMatchObject({ state: 'captured' });
  expect(await tries(buyer.memberId)).toEqual([]);
});
