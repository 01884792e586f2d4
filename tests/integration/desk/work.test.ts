import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openTicket } from '#lib/care/open-ticket.ts';
import { db } from '#lib/db/client.ts';
import { lastVisit } from '#lib/desk/work/last-visit.ts';
import { readChanges } from '#lib/desk/work/read-changes.ts';
import { workKinds } from '#lib/desk/work/work-kinds.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { findOperator } from '#lib/desk/session/find-operator.ts';
import { startOperatorSession } from '#lib/desk/session/start-operator-session.ts';
import { publishPlan } from '#lib/payments/offers/publish-plan.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { createOperator } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type Work = {
  kind: string;
  waiting: number;
  oldest: string | null;
  fresh: number | null;
  late: number | null;
};

beforeEach(async () => {
  await db().ticket.deleteMany();
});
afterEach(() => {
  clock.setOffset(0);
});

const writes = (brandId: string, ago: number) => {
  const brand = brandOf(brandId);
  const at = { now: after(clock.now(), -ago), locale: brand.locales.default };
  return openTicket({
    ...at,
    brand,
    viewer: { kind: 'visitor' },
    email: 'a@example.test',
    text: 'Aiuto',
  });
};
async function workOf(token: string): Promise<Work[]> {
  const { answer } = await askDesk('GET /api/desk/work', { token });
  return answer['work'] as Work[];
}
const ticketsOf = async (token: string) =>
  (await workOf(token)).find(({ kind }) => kind === 'tickets');

/** A second login of an operator, who was last here an hour ago. */
async function returned(operatorId: string): Promise<string> {
  await db().operatorSession.updateMany({
    where: { operatorId },
    data: { lastSeenAt: after(clock.now(), -HOUR) },
  });
  const start = { operatorId, userAgent: '', address: '127.0.0.1', whole: true, now: clock.now() };
  return startOperatorSession(db(), start);
}

describe('what waits', () => {
  test('is counted by duty', async () => {
    const kindsOf = async (role: 'admin' | 'care' | 'moderator' | 'operator' | 'finance') => {
      const { token } = await createOperator({ role });
      return (await workOf(token)).map(({ kind }) => kind).sort();
    };
    expect(await kindsOf('admin')).toEqual([...workKinds].sort());
    expect(await kindsOf('care')).toEqual(['refused_payers', 'tickets']);
    expect(await kindsOf('moderator')).toEqual(['queue']);
    expect(await kindsOf('operator')).toEqual(['conversations']);
    expect(await kindsOf('finance')).toEqual([
      'declarations',
      'disputes',
      'hanging',
      'refund_approvals',
      'refused_payers',
    ]);
  });

  test('names the oldest, only on the operator’s brands', async () => {
    await writes('dolcevita', 2 * HOUR);
    await writes('fuego', MINUTE);
    const { token } = await createOperator({ role: 'care', brandIds: ['fuego'] });
    const tickets = await ticketsOf(token);
    expect(tickets).toMatchObject({ waiting: 1, fresh: null });
    expect(Date.parse(tickets?.oldest ?? '')).toBeGreaterThan(clock.ms() - HOUR);
  });

  test('tells what has come since the last visit', async () => {
    const { id, token } = await createOperator({ role: 'care' });
    await writes('dolcevita', 2 * HOUR);
    await writes('dolcevita', MINUTE);
    expect(await ticketsOf(token)).toMatchObject({ waiting: 2, fresh: null });
    expect(await ticketsOf(await returned(id))).toMatchObject({ waiting: 2, fresh: 1 });
  });

  test('says how much is overdue, where there is a due time', async () => {
    await writes('dolcevita', 2 * HOUR);
    await writes('dolcevita', MINUTE);
    const [one] = await db().ticket.findMany({ orderBy: [{ sinceAt: 'asc' }, { id: 'asc' }] });
    const data = { dueAt: after(clock.now(), -MINUTE) };
    await db().ticket.update({ where: { id: one?.id ?? '' }, data });
    const { token } = await createOperator({ role: 'admin' });
    const work = await workOf(token);
    const late = Object.fromEntries(work.map((each) => [each.kind, each.late]));
    expect(late).toMatchObject({ tickets: 1, disputes: 0, queue: null, declarations: null });
  });

  test('is not written to the access log, since it names nobody', async () => {
    const { id, token } = await createOperator({ role: 'care' });
    await workOf(token);
    expect(await db().auditEntry.count({ where: { actor: `operator:${id}` } })).toBe(0);
  });
});

test('what others published since the last visit is listed, and not one’s own', async () => {
  const { id } = await createOperator();
  const operator = await findOperator(await returned(id), clock.now());
  if (!operator) throw new Error('no session');
  const since = await lastVisit(operator);
  if (!since) throw new Error('no earlier visit');
  const content = {
    kind: 'pack',
    priceMinor: 990,
    credits: 50,
    bonusCredits: 0,
    periodMonths: null,
  };
  const publish = (productId: string, actor: string) =>
    publishPlan(db(), { productId, content, by: { actor, note: 'Dearer' }, now: clock.now() });
  await publish('pack_of_others', 'test');
  await publish('pack_of_mine', `operator:${id}`);
  const changes = await readChanges(operator, since);
  expect(changes).toContainEqual(
    expect.objectContaining({ kind: 'plan', code: 'pack_of_others', version: 1, note: 'Dearer' }),
  );
  expect(changes.map(({ code }) => code)).not.toContain('pack_of_mine');
});
