import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { askedAttempt } from '#lib/payments/attempts/asked.ts';
import type { Suite } from './suite.ts';

/** The outcomes of an order: paid, refused, challenged, and another member's payment. */
export function paymentTests(suite: Suite): void {
  const { order, row, charges, deliver, awaitNotification, isSecret } = suite;

  test('captures once, and grants what was bought', async () => {
    const { attempt, intent, pay, buyer } = await order(suite.bench.good);
    const done = await pay();
    expect(done).toMatchObject({ state: 'captured', intentState: 'succeeded', fulfilled: true });
    expect(await charges(intent.id)).toBe(1);
    const account = await db().creditAccount.findUniqueOrThrow({
      where: { memberId: buyer.memberId },
    });
    expect(account.bought).toBe(165);
    await awaitNotification(attempt.reference);
    await deliver(attempt.reference, 3);
    expect(await charges(intent.id)).toBe(1);
    expect(await suite.bench.charges(attempt.reference)).toBe(1);
  });

  test('refuses with the reason that the member sees', async () => {
    for (const { choice, outcome } of suite.bench.refused) {
      const { intent, pay } = await order(choice);
      const done = await pay();
      expect({ outcome: done.outcome, intent: done.intentState }).toEqual({
        outcome,
        intent: 'requires_method',
      });
      expect(await charges(intent.id)).toBe(0);
    }
  });

  test('sends the buyer to the bank and trusts the provider, not the browser', async () => {
    const { challenged } = suite.bench;
    if (!challenged) return;
    const { attempt, intent, submit, finish } = await order(challenged);
    const asked = await submit();
    expect(asked).toMatchObject({ state: 'requires_action', intentState: 'requires_action' });
    if (!asked.action) throw new Error('the payment has no action');
    const forged = await suite.bench.provider.finish(
      askedAttempt(await row(attempt.id)),
      suite.bench.pretended,
    );
    expect(['unknown', 'requires_action']).toContain(forged.state);
    const returned = await suite.bench.authenticate(asked.action, 'confirm', challenged);
    expect(await finish(returned)).toMatchObject({ state: 'captured', fulfilled: true });
    expect((await row(attempt.id)).threeDs).toBe(true);
    expect(await charges(intent.id)).toBe(1);
  });

  test('charges nothing when the challenge is refused', async () => {
    const { challenged } = suite.bench;
    if (!challenged) return;
    const { intent, submit, finish } = await order(challenged);
    const asked = await submit();
    if (!asked.action) throw new Error('the payment has no action');
    const done = await finish(await suite.bench.authenticate(asked.action, 'refuse', challenged));
    expect(done).toMatchObject({ state: 'refused', outcome: 'warning' });
    expect(await charges(intent.id)).toBe(0);
  });

  test('refuses the return of another member’s payment', async () => {
    const { challenged } = suite.bench;
    if (!challenged) return;
    const mine = await order(challenged);
    const theirs = await order(challenged);
    const asked = await theirs.submit();
    await mine.submit();
    if (!asked.action) throw new Error('the payment has no action');
    const returned = await suite.bench.authenticate(asked.action, 'confirm', challenged);
    const finished = mine.finish(returned);
    if (suite.bench.returnsNothing === true) await finished;
    else await expect(finished).rejects.toMatchObject({ code: 'integrity_failure' });
    expect((await row(mine.attempt.id)).state).toBe('requires_action');
  });

  test('marks an error as technical only if the payment was certainly not processed', async () => {
    const { attempt, request } = await order(suite.bench.good);
    await suite.bench.fault('throttled', attempt.reference);
    expect(await suite.bench.provider.charge(request)).toMatchObject({
      state: 'error',
      technical: true,
    });
    const refused = suite.bench.refused[0];
    if (!refused) throw new Error('the bench has no refused choice');
    const { attempt: no, pay } = await order(refused.choice);
    await pay();
    expect(await row(no.id)).toMatchObject({ technical: false });
    expect(await suite.bench.charges(attempt.reference)).toBe(0);
  });

  test('stores a request only if it contains no card, and deletes it with the answer', async () => {
    const { challenged } = suite.bench;
    if (challenged) {
      const { attempt, request, submit } = await order(challenged);
      await submit();
      expect((await row(attempt.id)).request).toEqual(isSecret() ? null : request);
    }
    const paid = await order(suite.bench.good);
    await paid.pay();
    expect((await row(paid.attempt.id)).request).toBeNull();
  });
}
