import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { lockMemberPayments } from '#lib/db/locks.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { paidOrder } from '#tests/factories/paid-order.ts';
import { simulatedProvider } from '#tests/factories/simulated-provider.ts';
import { lockWaiters, whileHeld } from '#tests/setup/while-held.ts';
import { askDesk } from './ask-desk.ts';
import {
  approvalsOf,
  decide,
  note,
  onlyApproval,
  setRules,
  stateOf,
  type Person,
} from './second-person.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
installProvider(simulatedProvider().provider);

let ada: Person;
let bea: Person;
beforeEach(async () => {
  await db().approval.deleteMany();
  ada = await createOperator();
  bea = await createOperator();
  await setRules({ refundLimitMinor: 500 });
});
afterEach(() => setRules({}));

describe('a refund above the limit of its brand', () => {
  const refund = ({ token }: Person, orderId: string, amountMinor: number, refundCount = 0) =>
    askDesk('POST /api/desk/orders/{orderId}/refund', {
      token,
      params: { orderId },
      body: { amountMinor, refundCount, reason: note },
      purpose: 'a complaint',
    });

  test('is made once a second operator approves, and a smaller one at once', async () => {
    const { intent, attempt } = await paidOrder();
    const fina = await createOperator({ role: 'finance' });
    const flora = await createOperator({ role: 'finance' });
    expect((await refund(fina, intent.publicId, 501)).answer).toEqual({ amountMinor: null });
    const where = { attemptId: attempt.id };
    expect(await db().refund.count({ where })).toBe(0);
    const asked = await onlyApproval(flora);
    expect(asked).toMatchObject({ kind: 'refund', key: intent.publicId });
    expect(asked).toMatchObject({ amount: { amountMinor: 501 } });
    expect(await decide('approve', asked.id, fina)).toMatchObject({ code: 'forbidden' });
    expect(await decide('approve', asked.id, flora)).toMatchObject({ status: 200 });
    expect(await db().refund.findMany({ where })).toMatchObject([
      { amountMinor: 501, requestedBy: `operator:${fina.id}` },
    ]);
    const other = await paidOrder();
    expect((await refund(fina, other.intent.publicId, 500)).answer).toEqual({ amountMinor: 500 });
  });

  test('is not made twice when two approve at once', async () => {
    const { intent, attempt } = await paidOrder();
    await refund(await createOperator({ role: 'finance' }), intent.publicId, 600);
    const { id } = await onlyApproval(ada);
    await Promise.all([decide('approve', id, ada), decide('approve', id, bea)]);
    expect(await db().refund.count({ where: { attemptId: attempt.id } })).toBe(1);
    const row = await db().approval.findUniqueOrThrow({ where: { id } });
    expect(row.state).toBe('approved');
  });

  test('counts with what its charge has refunded before, so that parts need a second operator too', async () => {
    const { intent, attempt } = await paidOrder();
    const where = { attemptId: attempt.id };
    expect((await refund(ada, intent.publicId, 300)).answer).toEqual({ amountMinor: 300 });
    expect((await refund(ada, intent.publicId, 201, 1)).answer).toEqual({ amountMinor: null });
    expect(await db().refund.count({ where })).toBe(1);
    const { id } = await onlyApproval(bea);
    await decide('decline', id, bea, { reason: 'Too much' });
    await db().refund.updateMany({ where, data: { state: 'failed' } });
    expect((await refund(ada, intent.publicId, 201, 1)).answer).toEqual({ amountMinor: 201 });
  });

  test('is recounted under the lock of the payment: a part that was just refunded counts', async () => {
    const { intent, attempt } = await paidOrder();
    await refund(ada, intent.publicId, 100);
    const answer = await whileHeld(
      async (tx) => {
        await lockMemberPayments(tx, intent.memberId);
        const made = await tx.refund.findFirstOrThrow({ where: { attemptId: attempt.id } });
        await tx.refund.update({ where: { id: made.id }, data: { amountMinor: 400 } });
      },
      () => refund(ada, intent.publicId, 200, 1),
    );
    expect(answer).toMatchObject({ answer: { amountMinor: null } });
  });

  test('that was made is answered again, and asked for no second time', async () => {
    const { intent } = await paidOrder();
    await refund(ada, intent.publicId, 600);
    await decide('approve', (await onlyApproval(bea)).id, bea);
    expect((await refund(ada, intent.publicId, 600)).answer).toEqual({ amountMinor: 600 });
    expect(await approvalsOf(bea)).toEqual([]);
  });

  test('is refused to who asks when it exceeds what is left, or its form is old', async () => {
    const { intent, attempt } = await paidOrder();
    const { amountMinor } = attempt;
    expect(await refund(ada, intent.publicId, amountMinor + 1)).toMatchObject({
      code: 'refund_exceeds',
    });
    await refund(ada, intent.publicId, 100);
    expect(await refund(ada, intent.publicId, 501)).toMatchObject({ code: 'idempotency_reused' });
    expect(await refund(ada, intent.publicId, 501, 2)).toMatchObject({ code: 'conflict' });
    expect(await approvalsOf(bea)).toEqual([]);
  });

  test('is not declined while another operator approves it', async () => {
    const { intent, attempt } = await paidOrder();
    await refund(ada, intent.publicId, 600);
    const { id } = await onlyApproval(bea);
    let declined: ReturnType<typeof decide> | undefined;
    const approved = await whileHeld(
      (tx) => lockMemberPayments(tx, intent.memberId),
      () => decide('approve', id, bea),
      async () => {
        const ended: unknown[] = [];
        declined = decide('decline', id, ada, { reason: 'Not now' });
        void declined.then((answer) => ended.push(answer));
        while (ended.length === 0 && (await lockWaiters()) < 2);
      },
    );
    expect(approved).toMatchObject({ status: 200 });
    expect(await declined).toMatchObject({ code: 'conflict' });
    expect(await stateOf(id)).toBe('approved');
    expect(await db().refund.count({ where: { attemptId: attempt.id } })).toBe(1);
  });
});
