import { beforeEach, describe, expect, test } from '@jest/globals';
import { receiveMail } from '#lib/care/receive-mail.ts';
import { replyAddress } from '#lib/care/reply-address.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { createOperator } from '../../factories/operator.ts';
import { ask } from '../http/callers.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type Person = Awaited<ReturnType<typeof createOperator>>;
let person: Person;
let member: CreatedMember;
beforeEach(async () => {
  await db().ticket.deleteMany();
  person = await createOperator({ role: 'care' });
  member = await createMember();
});

const purpose = 'a letter';
async function write(text: string, ago = 0, by = member): Promise<string> {
  const brand = brandOf(by.brandId);
  const viewer = await viewerOfToken(by.token);
  const sender = { viewer, email: by.email, locale: brand.locales.default };
  return openTicket({ ...sender, brand, text, now: after(clock.now(), -ago) });
}
const act = (action: string, reference: string, body: object = {}, { token } = person) =>
  askDesk(`POST /api/desk/tickets/{reference}/${action}`, {
    token,
    body,
    params: { reference },
    purpose,
  });
const merge = (reference: string, into: string, by = person) =>
  act('merge', reference, { into }, by);
async function read(reference: string) {
  const asked = { token: person.token, params: { reference }, purpose };
  const { answer } = await askDesk('GET /api/desk/tickets/{reference}', asked);
  return answer as {
    state: string;
    mergedInto: string | null;
    tags: string[];
    messages: { text: string }[];
  };
}
async function ofMember(key: string, reference: string, body?: object) {
  const { text, status } = await ask({
    key,
    token: member.token,
    params: { reference },
    headers: { accept: 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = JSON.parse(text) as {
    reference: string;
    messages: { text: string }[];
    tickets: { reference: string }[];
  };
  return { status, answer };
}

describe('two tickets of a member', () => {
  test('become one, with all messages in order, notes and tags; the other leads to it', async () => {
    const first = await write('Primo', 3 * HOUR);
    const second = await write('Secondo', HOUR);
    await act('reply', first, { text: 'Risposta', seen: 0 });
    await act('notes', first, { text: 'Asked twice' });
    await act('tags', first, { tags: ['soldi'] });
    const { sinceAt } = await db().ticket.findUniqueOrThrow({ where: { reference: second } });
    expect(await merge(first, second)).toMatchObject({ status: 200 });
    const shown = await read(second);
    expect(shown).toMatchObject({
      state: 'open',
      sinceAt: sinceAt.toISOString(),
      mergedInto: null,
      seen: 2,
      tags: ['soldi'],
      notes: [{ text: 'Asked twice' }],
    });
    expect(shown.messages.map(({ text }) => text).sort()).toEqual(['Primo', 'Risposta', 'Secondo']);
    expect(await read(first)).toMatchObject({ state: 'closed', mergedInto: second });
    const where = { subject: first, action: 'ticket.merge' };
    expect(await db().auditEntry.findFirstOrThrow({ where })).toMatchObject({
      actor: `operator:${person.id}`,
      purpose,
      data: { into: second },
    });
  });

  test('keep the earlier due time, and the member finds them under either number', async () => {
    const first = await write('Primo', 3 * HOUR);
    const second = await write('Secondo', HOUR);
    const { dueAt } = await db().ticket.findUniqueOrThrow({ where: { reference: first } });
    await merge(first, second);
    expect(await db().ticket.findUniqueOrThrow({ where: { reference: second } })).toMatchObject({
      dueAt,
    });
    const one = await ofMember('GET /api/users/tickets/{reference}', first);
    expect(one.answer.reference).toBe(second);
    expect(one.answer.messages).toHaveLength(2);
    const written = await ofMember('POST /api/users/tickets/{reference}', first, { text: 'Terzo' });
    expect(written.answer).toMatchObject({ reference: second });
    expect(written.answer.messages).toHaveLength(3);
    const list = await ofMember('GET /api/users/tickets', '');
    expect(list.answer.tickets.map(({ reference }) => reference)).toEqual([second]);
  });

  test('get mails to either reply address, also after a second merge', async () => {
    const [first, second, third] = [await write('1', 3), await write('2', 2), await write('3', 1)];
    await merge(first, second);
    await merge(second, third);
    const recipient = replyAddress(brandOf('dolcevita'), first) ?? '';
    const mime = Buffer.from(
      `From: ${member.email}\r\nMessage-ID: <a@b>\r\nContent-Type: text/plain\r\n\r\nEccomi\r\n`,
    );
    expect(await receiveMail({ recipient, mime, now: clock.now() })).toBe(true);
    const texts = (await read(third)).messages.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['1', '2', '3', 'Eccomi']));
  });

  test('are merged once, and a merged one is not answered or reopened', async () => {
    const first = await write('Primo');
    const second = await write('Secondo');
    const twice = await Promise.all([merge(first, second), merge(second, first)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [merged, other] =
      (await read(first)).mergedInto === null ? [second, first] : [first, second];
    for (const [action, body] of [
      ['reply', { text: 'Ciao', seen: 0 }],
      ['reopen', {}],
      ['merge', { into: other }],
    ] as const)
      expect([action, (await act(action, merged, body)).code]).toEqual([action, 'conflict']);
    expect(await merge(other, other)).toMatchObject({ code: 'conflict' });
  });
});

test('a ticket that is merged while it is reopened remains closed', async () => {
  const [first, second] = [await write('Primo'), await write('Secondo')];
  await act('close', first);
  const { id: mergedIntoId } = await db().ticket.findUniqueOrThrow({
    where: { reference: second },
  });
  const answer = await whileHeld(
    (tx) => tx.ticket.update({ where: { reference: first }, data: { mergedIntoId } }),
    () => act('reopen', first),
  );
  expect(answer).toMatchObject({ code: 'conflict' });
  expect(await read(first)).toMatchObject({ state: 'closed', mergedInto: second });
});

test('a ticket has no more tags after a merge than it may have, and they can be changed', async () => {
  const [first, second] = [await write('Primo'), await write('Secondo')];
  await act('tags', first, { tags: ['a', 'b', 'c', 'd', 'e'] });
  await act('tags', second, { tags: ['e', 'v', 'w', 'x', 'y'] });
  await merge(first, second);
  const { tags } = await read(second);
  expect(tags.sort()).toEqual(['a', 'b', 'c', 'e', 'v', 'w', 'x', 'y']);
  expect(await act('tags', second, { tags: tags.slice(1) })).toMatchObject({ status: 200 });
});

test('tickets of two members, of visitors, claimed by others or of other brands are not merged', async () => {
  const first = await write('Primo');
  const other = await write('Altro', 0, await createMember());
  const brand = brandOf('dolcevita');
  const visitor = await openTicket({
    brand,
    locale: 'it',
    viewer: { kind: 'visitor' },
    email: member.email,
    text: 'Sono io',
    now: clock.now(),
  });
  for (const into of [other, visitor])
    expect(await merge(first, into)).toMatchObject({
      code: 'conflict',
      answer: { params: { state: 'other_member' } },
    });
  expect(await merge(first, 'AAAA-AAAA')).toMatchObject({ code: 'not_found' });
  const scoped = await createOperator({ role: 'care', brandIds: ['fuego'] });
  const second = await write('Secondo');
  expect(await merge(first, second, scoped)).toMatchObject({ code: 'not_found' });
  const colleague = await createOperator({ role: 'care' });
  await act('claim', second, {}, colleague);
  expect(await merge(first, second)).toMatchObject({ code: 'conflict' });
  expect(await read(first)).toMatchObject({ state: 'open', mergedInto: null });
});

test('tags above the limit, from earlier merges, can be taken away one by one and none be added', async () => {
  const ticket = await write('Primo');
  const tags = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const { id: ticketId, brandId } = await db().ticket.findUniqueOrThrow({
    where: { reference: ticket },
  });
  await db().ticketTag.createMany({ data: tags.map((tag) => ({ ticketId, brandId, tag })) });
  const added = [...tags.slice(1), 'z'];
  expect(await act('tags', ticket, { tags: added })).toMatchObject({ code: 'input_invalid' });
  expect(await act('tags', ticket, { tags: tags.slice(1) })).toMatchObject({ status: 200 });
  expect((await read(ticket)).tags).toHaveLength(9);
});
