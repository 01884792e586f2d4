import { beforeEach, describe, expect, test } from '@jest/globals';
import { openTicket } from '#lib/care/open-ticket.ts';
import { db } from '#lib/db/client.ts';
import { writeNote } from '#lib/staff/write-note.ts';
import { clock } from '#lib/kernel/clock.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { createOperator } from '../../factories/operator.ts';
import { paidOrder } from '../../factories/paid-order.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type Person = Awaited<ReturnType<typeof createOperator>>;
let person: Person;
beforeEach(async () => {
  await db().ticket.deleteMany();
  person = await createOperator({ role: 'care' });
});

const purpose = 'a letter';
const write = (brandId = 'dolcevita', email = 'ana@example.test') => {
  const brand = brandOf(brandId);
  const at = { now: clock.now(), locale: brand.locales.default };
  return openTicket({ ...at, brand, viewer: { kind: 'visitor' }, email, text: 'Aiuto' });
};
const act = (action: string, reference: string, body: object, { token } = person) =>
  askDesk(`POST /api/desk/tickets/{reference}/${action}`, {
    token,
    body,
    params: { reference },
    purpose,
  });
async function read(reference: string, { token } = person) {
  const asked = { token, params: { reference }, purpose };
  return (await askDesk('GET /api/desk/tickets/{reference}', asked)).answer;
}
async function mine({ token } = person): Promise<string[]> {
  const query = { list: 'mine' };
  const { answer } = await askDesk('GET /api/desk/tickets', { token, query, purpose });
  return (answer['tickets'] as { reference: string }[]).map(({ reference }) => reference);
}

describe('an assignee', () => {
  test('has the ticket in their list and their count, and reserves nothing', async () => {
    const reference = await write();
    const other = await createOperator({ role: 'care' });
    expect(await act('assign', reference, { assigneeId: person.id }, other)).toMatchObject({
      status: 200,
    });
    expect(await mine()).toEqual([reference]);
    expect(await mine(other)).toEqual([]);
    const { answer } = await askDesk('GET /api/desk/work', { token: person.token });
    expect(answer['work']).toContainEqual(expect.objectContaining({ kind: 'tickets', mine: 1 }));
    expect(await read(reference, other)).toMatchObject({
      assignee: { id: person.id, mine: false },
    });
    expect(await act('reply', reference, { text: 'Eccoci', seen: 0 }, other)).toMatchObject({
      status: 200,
    });
    expect(await mine()).toEqual([]);
    const where = { subject: reference, action: 'ticket.assign' };
    expect(await db().auditEntry.count({ where })).toBe(1);
  });

  test('is who replied first, and is taken away again', async () => {
    const reference = await write();
    await act('reply', reference, { text: 'Eccoci', seen: 0 });
    expect(await read(reference)).toMatchObject({ assignee: { id: person.id, mine: true } });
    await act('assign', reference, { assigneeId: null });
    expect(await read(reference)).toMatchObject({ assignee: null });
  });

  test('answers tickets of the brand', async () => {
    const reference = await write();
    const elsewhere = await createOperator({ role: 'care', brandIds: ['fuego'] });
    const finance = await createOperator({ role: 'finance' });
    for (const { id } of [elsewhere, finance, { id: 'nobody' }]) {
      expect(await act('assign', reference, { assigneeId: id })).toMatchObject({
        code: 'not_found',
      });
    }
    expect(await act('assign', reference, { assigneeId: null }, elsewhere)).toMatchObject({
      code: 'not_found',
    });
    const key = 'GET /api/desk/ticketAssignees';
    const query = { brand: 'fuego' };
    const { answer } = await askDesk(key, { token: elsewhere.token, query });
    const assignees = answer['assignees'] as { id: string; mine: boolean }[];
    expect(assignees.filter(({ mine }) => mine)).toEqual([assignees[0]]);
    const known = assignees.map(({ id }) => id);
    expect(known[0]).toBe(elsewhere.id);
    expect(known).toEqual(expect.arrayContaining([elsewhere.id, person.id]));
    expect(known).not.toContain(finance.id);
    expect(
      await askDesk(key, { token: elsewhere.token, query: { brand: 'dolcevita' } }),
    ).toMatchObject({ code: 'not_found' });
  });
});

describe('an internal note', () => {
  test('stands in the ticket, changes nothing else and is not mailed', async () => {
    const reference = await write();
    const mails = await db().mailMessage.count();
    expect(await act('notes', reference, { text: '  Asked twice  ' })).toMatchObject({
      status: 200,
    });
    expect(await read(reference)).toMatchObject({
      state: 'open',
      seen: 0,
      messages: [{ text: 'Aiuto' }],
      notes: [{ text: 'Asked twice', by: 'care at work' }],
    });
    expect(await db().mailMessage.count()).toBe(mails);
    expect(await act('reply', reference, { text: 'Eccoci', seen: 0 })).toMatchObject({
      status: 200,
    });
  });

  test('is refused empty, with a card number, and on another brand', async () => {
    const reference = await write();
    const stranger = await createOperator({ role: 'care', brandIds: ['fuego'] });
    expect(await act('notes', reference, { text: ' ' })).toMatchObject({
      code: 'contact_text_missing',
    });
    expect(await act('notes', reference, { text: '4111 1111 1111 1111' })).toMatchObject({
      code: 'card_data_refused',
    });
    expect(await act('notes', reference, { text: 'x' }, stranger)).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the member beside a ticket', () => {
  const contextOf = (reference: string, { token } = person) =>
    askDesk('GET /api/desk/tickets/{reference}/context', { token, params: { reference }, purpose });

  test('is shown with plan, orders, other tickets and restrictions', async () => {
    const { intent } = await paidOrder();
    const { memberId, brandId } = intent;
    const { publicId } = await db().user.findUniqueOrThrow({ where: { id: memberId } });
    const first = await write(brandId);
    const second = await write(brandId);
    await db().ticket.updateMany({ data: { memberId } });
    const now = clock.now();
    await writeNote({ memberId, text: 'Called us', actor: `operator:${person.id}`, now });
    const { answer } = await contextOf(second);
    expect(answer['context']).toMatchObject({
      trackerId: publicId,
      state: 'active',
      orders: [{ orderId: intent.publicId, amountMinor: intent.amountMinor }],
      tickets: [{ reference: first, state: 'open' }],
      measures: [],
      notes: [{ text: 'Called us', by: 'care at work' }],
    });
    // As the sender reads them: in the language and the format of the ticket.
    expect(answer['values']).toMatchObject({
      number: second,
      order: intent.publicId,
      amount: expect.stringMatching(/^\d+,\d\d\s€$/),
      orderDate: expect.stringMatching(/^\d+ \p{L}+ \d{4}$/u),
    });
    const action = 'GET /api/desk/tickets/{reference}/context';
    const where = { actor: `operator:${person.id}`, action };
    expect(await db().auditEntry.findFirstOrThrow({ where })).toMatchObject({ purpose, brandId });
  });

  test('is empty without an account, and not found on another brand', async () => {
    const reference = await write();
    expect((await contextOf(reference)).answer).toEqual({
      context: null,
      values: { number: reference, brand: 'Dolcevita', agent: 'care at work' },
    });
    const stranger = await createOperator({ role: 'care', brandIds: ['fuego'] });
    expect(await contextOf(reference, stranger)).toMatchObject({ code: 'not_found' });
  });
});
