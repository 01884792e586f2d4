import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { createBuyer } from '../../factories/order.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { json, send } from '../payments/payment-calls.ts';

installProvider(simulatedProvider().provider);

const desk = (...args: string[]) => runCommand(args, clock.now());

/** A declaration from an address that is not the one of the order. */
async function declaredByStranger(kind: 'cancel' | 'withdraw'): Promise<string> {
  const body = { name: 'Ada Prova', email: 'elsewhere@example.org', orderNumber: 'forgotten' };
  const { reference } = await json(await send(`POST /api/legal/${kind}`, { body }));
  return String(reference);
}

const readDeclaration = (reference: string) =>
  db().declaration.findUniqueOrThrow({ where: { reference } });

describe('declarations on the command line', () => {
  test('take effect on the order that the operator names, as of the time they were made', async () => {
    const buyer = await createBuyer();
    const { intent } = await buy(buyer, 'sub_1m');
    const reference = await declaredByStranger('withdraw');
    expect((await desk('declarations')).lines.join()).toContain(reference);
    // The operator handles it after the fourteen days; the declaration was made in time.
    const late = after(clock.now(), 16 * DAY);
    const args = ['declaration-effect', reference, intent.publicId];
    expect(await runCommand(args, late)).toMatchObject({ code: 0 });
    expect(await readDeclaration(reference)).toMatchObject({
      state: 'done',
      memberId: buyer.memberId,
      intentId: intent.id,
      effectiveAt: late,
    });
    const where = { attempt: { intentId: intent.id } };
    expect(await db().refund.findMany({ where })).toMatchObject([{ kind: 'withdrawal' }]);
    const action = 'declaration.effect';
    expect(await db().auditEntry.count({ where: { action, subject: reference } })).toBe(1);
    expect((await desk('declaration-effect', reference, intent.publicId)).lines[0]).toContain(
      'not_found',
    );
  });

  test('stay open when they cannot take effect', async () => {
    const buyer = await createBuyer();
    const { intent } = await buy(buyer, 'pack_50');
    const first = await declaredByStranger('withdraw');
    const elsewhere = await desk('declaration-effect', first, 'no-such-order');
    expect(elsewhere).toMatchObject({ code: 1, lines: [expect.stringContaining('not_found')] });
    await db().intent.update({
      where: { id: intent.id },
      data: { orderConfirmedAt: after(clock.now(), -30 * DAY) },
    });
    const over = await desk('declaration-effect', first, intent.publicId);
    expect(over.lines[0]).toContain('withdrawal_closed');
    expect(await readDeclaration(first)).toMatchObject({ state: 'care', memberId: null });
  });

  test('about no contract are closed, and the reason is stored', async () => {
    const reference = await declaredByStranger('cancel');
    expect(await desk('declaration-void', reference, 'not', 'ours')).toMatchObject({ code: 0 });
    expect(await readDeclaration(reference)).toMatchObject({ state: 'void' });
    const where = { action: 'declaration.void', subject: reference };
    const { data } = await db().auditEntry.findFirstOrThrow({ where });
    expect(data).toEqual({ reason: 'not ours' });
    expect((await desk('declarations')).lines.join()).not.toContain(reference);
  });
});
