import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { createOperator } from '../../factories/operator.ts';
import { paidOrder } from '../../factories/paid-order.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
installProvider(simulatedProvider().provider);

const purpose = 'Declarations';
let finance = '';
let elsewhere = '';

beforeAll(async () => {
  finance = (await createOperator({ role: 'finance' })).token;
  elsewhere = (await createOperator({ role: 'finance', brandIds: ['fuego'] })).token;
});

async function declared(kind: 'cancel' | 'withdraw', memberId: string | null) {
  const now = clock.now();
  const reference = `D-${newId()}`;
  await db().declaration.create({
    data: {
      id: newId(now.getTime()),
      reference,
      brandId: 'dolcevita',
      kind,
      state: 'care',
      memberId,
      name: 'Ada Prova',
      email: 'ada@x.test',
      orderNumber: '??',
      locale: 'it',
      receivedAt: now,
    },
  });
  return reference;
}

type Waiting = { reference: string; candidates: { orderId: string }[] };

async function waiting(token = finance): Promise<Waiting[]> {
  const seen: Waiting[] = [];
  for (let after: string | null = ''; after !== null;) {
    const query = after === '' ? {} : { after };
    const asked = await askDesk('GET /api/desk/declarations', { token, query, purpose });
    const { declarations, next } = asked.answer as unknown as {
      declarations: Waiting[];
      next: string | null;
    };
    seen.push(...declarations);
    after = next;
  }
  return seen;
}

const settle = (reference: string, orderId: string, token = finance) =>
  askDesk('POST /api/desk/declarations/{reference}/settle', {
    token,
    params: { reference },
    body: { orderId },
    purpose,
  });

describe('declarations awaiting customer care', () => {
  test('list the orders that they may concern, and take effect once', async () => {
    const { intent, buyer } = await paidOrder('sub_1m');
    const reference = await declared('cancel', buyer.memberId);
    const found = (await waiting()).find((one) => one.reference === reference);
    expect(found?.candidates.map(({ orderId }) => orderId)).toEqual([intent.publicId]);
    expect(await settle(reference, intent.publicId)).toMatchObject({ status: 200 });
    const { memberId } = buyer;
    expect(await db().subscription.findFirstOrThrow({ where: { memberId } })).toMatchObject({
      cancelAtPeriodEnd: true,
    });
    expect(await settle(reference, intent.publicId)).toMatchObject({ code: 'not_found' });
    expect((await waiting()).map((one) => one.reference)).not.toContain(reference);
    const logged = { action: 'declaration.effect', subject: reference, purpose };
    expect(await db().auditEntry.count({ where: { ...logged, brandId: 'dolcevita' } })).toBe(1);
  });

  test('of another brand are not found, and can be voided with a reason', async () => {
    const reference = await declared('withdraw', null);
    expect((await waiting(elsewhere)).map((one) => one.reference)).not.toContain(reference);
    expect(await settle(reference, 'any', elsewhere)).toMatchObject({ code: 'not_found' });
    expect(await settle(reference, 'no-such-order')).toMatchObject({ code: 'not_found' });
    const key = 'POST /api/desk/declarations/{reference}/void';
    const asked = { params: { reference }, purpose };
    const body = { reason: 'no contract of ours' };
    expect(await askDesk(key, { ...asked, body, token: elsewhere })).toMatchObject({
      code: 'not_found',
    });
    expect(await askDesk(key, { ...asked, body: { reason: ' ' }, token: finance })).toMatchObject({
      code: 'input_invalid',
    });
    expect(await askDesk(key, { ...asked, body, token: finance })).toMatchObject({ status: 200 });
    const row = await db().declaration.findUniqueOrThrow({ where: { reference } });
    expect(row.state).toBe('void');
  });

  test('are paginated without gaps or duplicates', async () => {
    const made: string[] = [];
    for (let count = 0; count < 30; count += 1) made.push(await declared('cancel', null));
    const seen = (await waiting()).map(({ reference }) => reference);
    expect(seen).toEqual(expect.arrayContaining(made));
    expect(new Set(seen).size).toBe(seen.length);
  });
});
