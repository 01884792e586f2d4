import { describe, expect, test } from '@jest/globals';
import { openTicket } from '#lib/care/open-ticket.ts';
import type { OperatorRole } from '#lib/db/generated/enums.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { createOperator } from '../../factories/operator.ts';
import { paidOrder } from '../../factories/paid-order.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

async function placesFor(role: OperatorRole, term: string, brandIds: readonly string[] = []) {
  const { id, token } = await createOperator({ role, brandIds });
  const { answer } = await askDesk('GET /api/desk/places', { token, query: { term } });
  return { id, places: answer['places'] as { kind: string; by: string; path: string }[], answer };
}
const pathsOf = async (...asked: Parameters<typeof placesFor>) =>
  (await placesFor(...asked)).places.map(({ path }) => path);

async function sold() {
  const { intent } = await paidOrder();
  const { publicId } = await db().user.findUniqueOrThrow({ where: { id: intent.memberId } });
  const charge = await db().charge.findUniqueOrThrow({ where: { intentId: intent.id } });
  return { intent, trackerId: publicId, chargeId: charge.publicId };
}

describe('an exact number', () => {
  test('leads each role to the pages it may open', async () => {
    const { intent, trackerId, chargeId } = await sold();
    const order = `/payments/${intent.publicId}`;
    const member = `/members/${trackerId}`;
    expect(await pathsOf('admin', chargeId)).toEqual([order, member]);
    expect(await pathsOf('finance', chargeId)).toEqual([order]);
    expect(await pathsOf('care', intent.publicId)).toEqual([member]);
    expect(await pathsOf('moderator', intent.publicId)).toEqual([]);
    expect(await pathsOf('moderator', trackerId)).toEqual([member]);
    expect(await pathsOf('operator', trackerId)).toEqual([]);
  });

  test('is not found on another brand', async () => {
    const { intent, chargeId } = await sold();
    const other = intent.brandId === 'fuego' ? 'spark' : 'fuego';
    expect(await pathsOf('admin', chargeId, [other])).toEqual([]);
  });

  test('of a ticket is found in any case of letters', async () => {
    const brand = brandOf('dolcevita');
    const at = { now: clock.now(), locale: brand.locales.default };
    const viewer = { kind: 'visitor' } as const;
    const reference = await openTicket({
      ...at,
      brand,
      viewer,
      email: 'p@example.test',
      text: 'Ciao',
    });
    expect(await pathsOf('care', reference.toLowerCase())).toEqual([`/tickets/${reference}`]);
    expect(await pathsOf('finance', reference)).toEqual([]);
  });
});

test('an address leads to no page, and the log has what was found and not what was typed', async () => {
  const { trackerId } = await sold();
  const { email } = await db().user.findUniqueOrThrow({ where: { publicId: trackerId } });
  expect(await pathsOf('admin', email)).toEqual([]);
  const { id, answer } = await placesFor('care', trackerId);
  expect(JSON.stringify(answer)).not.toContain('@');
  const where = { actor: `operator:${id}`, action: 'GET /api/desk/places' };
  const { data, subject } = await db().auditEntry.findFirstOrThrow({ where });
  expect(data).toMatchObject({ found: [`/members/${trackerId}`] });
  expect(subject).toBe('desk');
});
