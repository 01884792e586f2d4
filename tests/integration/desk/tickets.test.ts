import { beforeEach, describe, expect, test } from '@jest/globals';
import { openTicket } from '#lib/care/open-ticket.ts';
import { replyToTicket } from '#lib/care/reply-to-ticket.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { createMember } from '../../factories/member.ts';
import { createOperator } from '../../factories/operator.ts';
import { mailsTo } from '../accounts/mails.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const SENDER = 'ana@example.test';
const ONE = 'GET /api/desk/tickets/{reference}';
const actionKey = (action: string) => `POST /api/desk/tickets/{reference}/${action}`;

type Person = Awaited<ReturnType<typeof createOperator>>;
let person: Person;
beforeEach(async () => {
  clock.setOffset(0);
  await db().ticket.deleteMany();
  person = await createOperator({ role: 'care' });
});

type TicketOptions = { readonly brandId?: string; readonly text?: string; readonly ago?: number };

const writes = ({ brandId = 'dolcevita', text = 'Aiuto', ago = 0 }: TicketOptions = {}) => {
  const brand = brandOf(brandId);
  const at = { now: after(clock.now(), -ago), locale: brand.locales.default };
  return openTicket({ ...at, brand, viewer: { kind: 'visitor' }, email: SENDER, text });
};
const list = async (query: Record<string, string> = {}, { token } = person) => {
  const { answer } = await askDesk('GET /api/desk/tickets', { token, query, purpose: 'queue' });
  return answer as {
    tickets: { reference: string; excerpt: string; claimedBy: string | null }[];
    next: string | null;
    waiting: { count: number; oldest: string | null };
  };
};
const namesOf = ({ tickets }: Awaited<ReturnType<typeof list>>) =>
  tickets.map(({ reference }) => reference);
const on = (key: string, reference: string, body: object = {}, { token } = person) =>
  askDesk(key, { token, body, params: { reference }, purpose: 'a letter' });
const stateOf = async (reference: string) =>
  (await db().ticket.findUniqueOrThrow({ where: { reference } })).state;

describe('the list of tickets', () => {
  test('has the longest waiting first, and closed ones newest first, page by page', async () => {
    const [second, first] = [await writes({ ago: HOUR }), await writes({ ago: 2 * HOUR })];
    const third = await writes({ ago: MINUTE });
    const shown = await list();
    expect(namesOf(shown)).toEqual([first, second, third]);
    expect(shown.waiting.count).toBe(3);
    expect(Date.parse(shown.waiting.oldest ?? '')).toBeLessThan(clock.ms() - HOUR);
    for (const reference of [first, second]) await on(actionKey('close'), reference);
    expect(namesOf(await list({ list: 'closed' }))).toEqual([second, first]);
    expect(namesOf(await list({ list: 'all' }))).toHaveLength(3);
    expect((await list()).waiting.count).toBe(1);
  });

  test('is paginated without gaps or duplicates', async () => {
    const made = [];
    for (let turn = 0; turn < 45; turn += 1) made.push(await writes({ ago: HOUR }));
    for (const listName of ['waiting', 'all']) {
      const first = await list({ list: listName });
      expect(first.tickets).toHaveLength(40);
      const rest = await list({ list: listName, after: first.next ?? '' });
      expect(rest.next).toBeNull();
      expect([...namesOf(first), ...namesOf(rest)].sort()).toEqual([...made].sort());
    }
    expect(await list({ after: 'nonsense' })).toMatchObject({ waiting: { count: 45 } });
  });

  test('can be filtered by brand and member, and shows the latest text', async () => {
    const brand = brandOf('dolcevita');
    const member = await createMember();
    const viewer = await viewerOfToken(member.token);
    const mail = { brand, locale: 'it', viewer, email: member.email, now: clock.now() } as const;
    const own = await openTicket({ ...mail, text: 'Sono io' });
    const other = await writes({ brandId: 'fuego', text: 'Hola' });
    expect(namesOf(await list({ brand: 'fuego' }))).toEqual([other]);
    const shown = await list({ list: 'all', member: member.publicId });
    expect(shown.tickets).toMatchObject([{ reference: own, excerpt: 'Sono io' }]);
    expect(namesOf(await list({ list: 'all', member: 'nobody' }))).toEqual([]);
  });
});

describe('a ticket', () => {
  test('is answered once: the second operator gets a conflict', async () => {
    const reference = await writes();
    const other = await createOperator({ role: 'care' });
    expect(await on(actionKey('claim'), reference)).toMatchObject({ status: 200 });
    expect((await list()).tickets).toMatchObject([{ claimedBy: 'care at work' }]);
    const refused = await on(actionKey('claim'), reference, {}, other);
    expect(refused).toMatchObject({ status: 409, answer: { params: { by: 'care at work' } } });
    const reply = { text: 'Eccoci', seen: 0 };
    expect(await on(actionKey('reply'), reference, reply, other)).toMatchObject({
      code: 'conflict',
    });
    expect(await on(actionKey('reply'), reference, reply)).toMatchObject({ status: 200 });
    expect(await mailsTo(SENDER, 'ticket_reply')).toBe(1);
    expect(await stateOf(reference)).toBe('waiting');
    // The claim ended with the answer; the other operator's view is out of date.
    expect(await on(actionKey('reply'), reference, reply, other)).toMatchObject({
      code: 'conflict',
    });
    const { answer } = await on(ONE, reference);
    expect(answer).toMatchObject({
      claim: null,
      seen: 1,
      locale: 'it',
      bounced: false,
      messages: [{ from: 'sender' }, { from: 'care', by: 'care at work', text: 'Eccoci' }],
    });
  });

  test('gets one of two answers sent at once', async () => {
    const reference = await writes();
    const other = await createOperator({ role: 'care' });
    const reply = { text: 'Eccoci', seen: 0 };
    const answers = await Promise.all(
      [person, other].map((one) => on(actionKey('reply'), reference, reply, one)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('can be claimed again after five minutes, after a release, or by taking it over', async () => {
    const reference = await writes();
    const other = await createOperator({ role: 'care' });
    const claim = (by: Person, body = {}) => on(actionKey('claim'), reference, body, by);
    await claim(person);
    expect(await claim(other, { over: true })).toMatchObject({ status: 200 });
    expect(await claim(person)).toMatchObject({ code: 'conflict' });
    // Without a claim, a release has no effect.
    await on(actionKey('release'), reference);
    expect(await claim(person)).toMatchObject({ code: 'conflict' });
    await on(actionKey('release'), reference, {}, other);
    expect(await claim(person)).toMatchObject({ status: 200 });
    clock.setOffset(6 * MINUTE);
    expect(await claim(other)).toMatchObject({ status: 200 });
    const where = { subject: reference, action: { in: ['ticket.claim', 'ticket.release'] } };
    const actions = await db().auditEntry.findMany({ where, orderBy: { at: 'asc' } });
    expect(actions).toHaveLength(5);
    expect(actions[0]).toMatchObject({ brandId: 'dolcevita', purpose: 'a letter' });
  });

  test('is closed and reopened, each once, and the log has the purpose', async () => {
    const reference = await writes();
    expect(await on(actionKey('reopen'), reference)).toMatchObject({ code: 'conflict' });
    expect(await on(actionKey('close'), reference)).toMatchObject({ status: 200 });
    expect(await on(actionKey('close'), reference)).toMatchObject({ code: 'conflict' });
    expect(await on(actionKey('reopen'), reference)).toMatchObject({ status: 200 });
    expect(await stateOf(reference)).toBe('open');
    const where = { subject: reference, action: 'ticket.reopen' };
    expect(await db().auditEntry.findFirst({ where })).toMatchObject({
      actor: `operator:${person.id}`,
      purpose: 'a letter',
      brandId: 'dolcevita',
    });
    expect(await on(actionKey('reply'), reference, { text: 'Fine', seen: 0, close: true })).toEqual(
      expect.objectContaining({ status: 200 }),
    );
    expect(await stateOf(reference)).toBe('closed');
  });

  test('of an erased account cannot be answered', async () => {
    const reference = await writes();
    const gone = { email: '', text: '', state: 'closed' } as const;
    await db().ticket.update({ where: { reference }, data: gone });
    expect(await on(ONE, reference)).toMatchObject({ answer: { erased: true, member: null } });
    for (const action of ['claim', 'reply', 'reopen']) {
      const refused = await on(actionKey(action), reference, { text: 'Ciao', seen: 0 });
      expect([action, refused.code]).toEqual([action, 'conflict']);
    }
  });

  test('refuses card numbers', async () => {
    const reference = await writes();
    const text = 'La carta 4111 1111 1111 1111';
    for (const action of ['preview', 'reply']) {
      const refused = await on(actionKey(action), reference, { text, seen: 0 });
      expect([action, refused.code]).toEqual([action, 'card_data_refused']);
    }
  });
});

describe('brands that the operator does not work for', () => {
  test('have no tickets in the list', async () => {
    const own = await writes({ brandId: 'fuego' });
    const hidden = await writes({ brandId: 'dolcevita' });
    const scoped = await createOperator({ role: 'care', brandIds: ['fuego'] });
    const shown = await list({ list: 'all' }, scoped);
    expect(namesOf(shown)).toEqual([own]);
    expect(shown.waiting.count).toBe(1);
    expect(namesOf(await list({ list: 'all', brand: 'dolcevita' }, scoped))).toEqual([]);
    for (const action of ['claim', 'release', 'preview', 'reply', 'close', 'reopen']) {
      const refused = await on(actionKey(action), hidden, { text: 'Ciao', seen: 0 }, scoped);
      expect([action, refused.status]).toEqual([action, 404]);
    }
    expect(await on(ONE, hidden, {}, scoped)).toMatchObject({ status: 404 });
    expect(await on(ONE, own, {}, scoped)).toMatchObject({ status: 200 });
    expect(await on(ONE, 'no reference\u0000', {}, scoped)).toMatchObject({ status: 404 });
    expect(await stateOf(hidden)).toBe('open');
  });

  test('have no tickets found by a member’s id either', async () => {
    const member = await createMember();
    const viewer = await viewerOfToken(member.token);
    const brand = brandOf('dolcevita');
    const mail = { brand, locale: 'it', viewer, email: member.email, now: clock.now() } as const;
    await openTicket({ ...mail, text: 'Sono io' });
    const scoped = await createOperator({ role: 'care', brandIds: ['fuego'] });
    const query = { list: 'all', member: member.publicId };
    expect(namesOf(await list(query, scoped))).toEqual([]);
  });
});

test('answers from the command line despite a claim at the desk', async () => {
  const reference = await writes();
  await on(actionKey('claim'), reference);
  const actor = 'command-line:test';
  await replyToTicket({ reference, text: 'Eccoci', actor, now: clock.now() });
  expect(await stateOf(reference)).toBe('waiting');
});
