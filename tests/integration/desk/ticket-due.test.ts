import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { endSnoozes } from '#lib/care/end-snoozes.ts';
import { addTicketMessage } from '#lib/care/add-ticket-message.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { setLimits } from '#lib/staff/set-limits.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { createOperator } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let person: Awaited<ReturnType<typeof createOperator>>;
beforeEach(async () => {
  await db().ticket.deleteMany();
  person = await createOperator({ role: 'care' });
});
afterEach(() => {
  clock.setOffset(0);
});

const purpose = 'a letter';
function write(brandId = 'dolcevita', ago = 0): Promise<string> {
  const brand = brandOf(brandId);
  const at = { now: after(clock.now(), -ago), locale: brand.locales.default };
  const sender = { viewer: { kind: 'visitor' }, email: 'ana@example.test', text: 'Aiuto' } as const;
  return openTicket({ ...at, brand, ...sender });
}
const act = (action: string, reference: string, body: object = {}, { token } = person) =>
  askDesk(`POST /api/desk/tickets/{reference}/${action}`, {
    token,
    body,
    params: { reference },
    purpose,
  });
type Listed = { reference: string; dueAt: string | null; snoozedUntil: string | null };
async function list(query: Record<string, string> = {}) {
  const { token } = person;
  const { answer } = await askDesk('GET /api/desk/tickets', { token, query, purpose });
  return answer as {
    tickets: Listed[];
    next: string | null;
    waiting: { count: number; overdue: number };
  };
}
const namesIn = async (name: string) =>
  (await list({ list: name })).tickets.map(({ reference }) => reference);
const inHours = (hours: number) => ({ until: after(clock.now(), hours * HOUR).toISOString() });
const ticketOf = (reference: string) => db().ticket.findUniqueOrThrow({ where: { reference } });

describe('open tickets', () => {
  test('are listed as they are due by the hours of their brand, and overdue ones are counted', async () => {
    await setLimits({
      brand: brandOf('fuego'),
      json: '{"ticketHours": 2}',
      actor: 'command-line:test',
      now: clock.now(),
    });
    const slow = await write('dolcevita', 5 * HOUR);
    const overdue = await write('fuego', 3 * HOUR);
    const soon = await write('fuego', HOUR);
    const shown = await list();
    expect(shown.tickets.map(({ reference }) => reference)).toEqual([overdue, soon, slow]);
    expect(shown.waiting).toMatchObject({ count: 3, overdue: 1 });
    expect(Date.parse(shown.tickets[1]?.dueAt ?? '')).toBeGreaterThan(clock.ms());
  });

  test('have no due time while they wait for the sender, and a new one with the next message', async () => {
    const reference = await write('dolcevita', 30 * HOUR);
    await act('reply', reference, { text: 'Eccoci', seen: 0 });
    expect((await ticketOf(reference)).dueAt).toBeNull();
    const ticket = await ticketOf(reference);
    const about = { ticket, brand: brandOf('dolcevita'), now: clock.now() };
    const written = { text: 'E poi?', from: ticket.email, fromAddress: null, messageId: null };
    await inTransaction((tx) => addTicketMessage(tx, about, written));
    expect((await ticketOf(reference)).dueAt?.getTime()).toBe(about.now.getTime() + DAY);
  });

  test('from before due times are listed by the time since which they wait', async () => {
    const due = await write('dolcevita', HOUR);
    const old = await write('dolcevita', 2 * HOUR);
    await db().ticket.update({ where: { reference: old }, data: { dueAt: null } });
    expect(await namesIn('waiting')).toEqual([old, due]);
    expect((await list()).waiting.overdue).toBe(0);
  });
});

describe('a snoozed ticket', () => {
  test('is in a list of its own and in no count until its time, at which it is back', async () => {
    const reference = await write('dolcevita', HOUR);
    const since = (await ticketOf(reference)).sinceAt;
    expect(await act('snooze', reference, inHours(3))).toMatchObject({ status: 200 });
    expect(await namesIn('waiting')).toEqual([]);
    expect(await namesIn('snoozed')).toEqual([reference]);
    expect((await list()).waiting.count).toBe(0);
    const { answer } = await askDesk('GET /api/desk/work', { token: person.token });
    expect(answer['work']).toContainEqual(expect.objectContaining({ kind: 'tickets', waiting: 0 }));
    expect(await endSnoozes(clock.now(), 10)).toBe(0);
    clock.setOffset(3 * HOUR + MINUTE);
    expect(await endSnoozes(clock.now(), 10)).toBe(1);
    // The first session has ended meanwhile.
    person = await createOperator({ role: 'care' });
    expect(await namesIn('waiting')).toEqual([reference]);
    // Its sender has waited all the time.
    expect((await ticketOf(reference)).sinceAt).toEqual(since);
  });

  test('that was answered is open again at its time, with a new due time', async () => {
    const reference = await write('dolcevita', HOUR);
    await act('reply', reference, { text: 'Eccoci', seen: 0 });
    await act('snooze', reference, inHours(24));
    clock.setOffset(25 * HOUR);
    const now = clock.now();
    await endSnoozes(now, 10);
    expect(await ticketOf(reference)).toMatchObject({
      state: 'open',
      sinceAt: now,
      dueAt: after(now, DAY),
      snoozedUntil: null,
    });
  });

  test.each(['reply', 'close', 'end', 'message'])('is taken up by: %s', async (how) => {
    const reference = await write();
    await act('snooze', reference, inHours(3));
    const ticket = await ticketOf(reference);
    if (how === 'reply') await act('reply', reference, { text: 'Eccoci', seen: 0 });
    if (how === 'close') await act('close', reference);
    if (how === 'end') await act('snooze', reference, { until: null });
    if (how === 'message') {
      const about = { ticket, brand: brandOf('dolcevita'), now: clock.now() };
      const written = { text: 'E poi?', from: ticket.email, fromAddress: null, messageId: null };
      await inTransaction((tx) => addTicketMessage(tx, about, written));
    }
    expect((await ticketOf(reference)).snoozedUntil).toBeNull();
    clock.setOffset(4 * HOUR);
    expect(await endSnoozes(clock.now(), 10)).toBe(0);
  });

  test('is refused past times and too far ones, closed tickets, and other brands', async () => {
    const reference = await write();
    for (const hours of [-1, 24 * 91])
      expect(await act('snooze', reference, inHours(hours))).toMatchObject({
        code: 'input_invalid',
      });
    const stranger = await createOperator({ role: 'care', brandIds: ['fuego'] });
    expect(await act('snooze', reference, inHours(1), stranger)).toMatchObject({
      code: 'not_found',
    });
    const colleague = await createOperator({ role: 'care' });
    await act('claim', reference, {}, colleague);
    expect(await act('snooze', reference, inHours(1))).toMatchObject({ code: 'conflict' });
    await act('close', reference);
    expect(await act('snooze', reference, inHours(1))).toMatchObject({ code: 'conflict' });
  });

  test('is in the log, with the time', async () => {
    const reference = await write();
    const body = inHours(3);
    await act('snooze', reference, body);
    const where = { subject: reference, action: 'ticket.snooze' };
    expect(await db().auditEntry.findFirstOrThrow({ where })).toMatchObject({
      actor: `operator:${person.id}`,
      purpose,
      brandId: 'dolcevita',
      data: body,
    });
  });
});
