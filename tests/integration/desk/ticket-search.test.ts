import { beforeEach, describe, expect, test } from '@jest/globals';
import { openTicket } from '#lib/care/open-ticket.ts';
import { replyToTicket } from '#lib/care/reply-to-ticket.ts';
import { tagOf } from '#lib/care/tag-ticket.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { createOperator } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type Person = Awaited<ReturnType<typeof createOperator>>;
let person: Person;
beforeEach(async () => {
  await db().ticket.deleteMany();
  person = await createOperator({ role: 'care' });
});

const purpose = 'a letter';
type Writing = { text?: string; brandId?: string; email?: string; ago?: number };
function write({
  text = 'Aiuto',
  brandId = 'dolcevita',
  email = 'ana@example.test',
  ago = 0,
}: Writing = {}): Promise<string> {
  const brand = brandOf(brandId);
  const at = { now: after(clock.now(), -ago), locale: brand.locales.default };
  return openTicket({ ...at, brand, viewer: { kind: 'visitor' }, email, text });
}
async function page(query: Record<string, string>, { token } = person) {
  const { answer } = await askDesk('GET /api/desk/tickets', { token, query, purpose });
  return answer as { tickets: { reference: string; tags: string[] }[]; next: string | null };
}
const find = async (text: string, by = person) =>
  (await page({ find: text }, by)).tickets.map(({ reference }) => reference);
const tag = (reference: string, tags: readonly string[], { token } = person) =>
  askDesk('POST /api/desk/tickets/{reference}/tags', {
    token,
    body: { tags },
    params: { reference },
    purpose,
  });

describe('a search over tickets', () => {
  test('finds words of any message in every state, the newest ticket first, over years', async () => {
    const old = await write({ text: 'Vorrei un rimborso', ago: 700 * DAY });
    const answered = await write({ text: 'Non funziona', ago: 60 * DAY });
    const open = await write({ text: 'Rimborso, per favore!' });
    await write({ text: 'Altro' });
    const actor = 'command-line:test';
    await replyToTicket({
      reference: answered,
      text: 'Il rimborso è fatto',
      actor,
      now: clock.now(),
    });
    expect(await find('RIMBORSO')).toEqual([open, answered, old]);
    expect(await find('rimborso favore')).toEqual([open]);
    expect(await find('"un rimborso"')).toEqual([old]);
    expect(await find('rimborso -favore')).toEqual([answered, old]);
    expect(await find('~ & | !')).toEqual([]);
  });

  test('finds one ticket once, though several of its messages have the word', async () => {
    const reference = await write({ text: 'Rimborso' });
    const reply = { reference, text: 'Rimborso fatto', actor: 'command-line:test' };
    await replyToTicket({ ...reply, now: clock.now() });
    expect(await find('rimborso')).toEqual([reference]);
  });

  test('finds references and senders’ addresses, whichever case', async () => {
    const reference = await write({ email: 'Bea@example.test' });
    await write();
    expect(await find(reference.toLowerCase())).toEqual([reference]);
    expect(await find(' bea@EXAMPLE.test ')).toEqual([reference]);
  });

  test('is paginated without gaps or duplicates, across periods', async () => {
    const made = [];
    for (let nth = 0; nth < 45; nth += 1) {
      made.push(await write({ text: 'Rimborso', ago: nth * 10 * DAY }));
    }
    const first = await page({ find: 'rimborso' });
    const rest = await page({ find: 'rimborso', after: first.next ?? '' });
    expect(rest.next).toBeNull();
    expect([...first.tickets, ...rest.tickets].map(({ reference }) => reference)).toEqual(made);
  });

  test('finds nothing on brands that the operator does not work for', async () => {
    const hidden = await write({ text: 'Rimborso', email: 'bea@example.test' });
    await tag(hidden, ['soldi']);
    const scoped = await createOperator({ role: 'care', brandIds: ['fuego'] });
    for (const text of ['rimborso', 'bea@example.test', hidden, '#soldi'])
      expect([text, await find(text, scoped)]).toEqual([text, []]);
  });
});

describe('tags of a ticket', () => {
  test('are replaced, shown, found and offered again', async () => {
    const reference = await write();
    const other = await write({ brandId: 'fuego' });
    expect(await tag(reference, ['Due Volte', 'soldi', 'soldi'])).toMatchObject({ status: 200 });
    await tag(other, ['soldi']);
    const [shown] = (await page({ find: reference })).tickets;
    expect(shown?.tags).toEqual(['due-volte', 'soldi']);
    expect(await find('#soldi')).toEqual([other, reference]);
    expect(await find('#due volte')).toEqual([reference]);
    await tag(reference, ['due-volte']);
    expect(await find('#soldi')).toEqual([other]);
    const { token } = person;
    const query = { brand: 'dolcevita' };
    const { answer } = await askDesk('GET /api/desk/ticketTags', { token, query });
    expect(answer).toEqual({ tags: ['due-volte'] });
    const where = { subject: reference, action: 'ticket.tag' };
    expect(await db().auditEntry.count({ where })).toBe(2);
  });

  test('are words, few, and of the operator’s brands', async () => {
    const reference = await write();
    for (const wrong of ['', '#', 'a,b', 'x'.repeat(25)])
      expect([wrong, (await tag(reference, [wrong])).code]).toEqual([wrong, 'input_invalid']);
    const nine = Array.from({ length: 9 }, (_, nth) => `t${String(nth)}`);
    expect(await tag(reference, nine)).toMatchObject({ code: 'input_invalid' });
    const scoped = await createOperator({ role: 'care', brandIds: ['fuego'] });
    expect(await tag(reference, ['soldi'], scoped)).toMatchObject({ code: 'not_found' });
    const { token } = scoped;
    const query = { brand: 'dolcevita' };
    expect(await askDesk('GET /api/desk/ticketTags', { token, query })).toMatchObject({
      code: 'not_found',
    });
  });

  test('are stored in one spelling', () => {
    expect(['È_Già  qui', 'a-1', '-a'].map(tagOf)).toEqual(['è-già-qui', 'a-1', undefined]);
  });
});
