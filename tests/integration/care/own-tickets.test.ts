import { beforeEach, describe, expect, test } from '@jest/globals';
import { closeTicket } from '#lib/care/close-ticket.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { replyToTicket } from '#lib/care/reply-to-ticket.ts';
import { db } from '#lib/db/client.ts';
import { after, clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailsTo } from '../accounts/mails.ts';
import { ask } from '../http/callers.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const brand = brandOf('dolcevita');
const LIST = 'GET /api/users/tickets';
const ONE = 'GET /api/users/tickets/{reference}';
const WRITE = 'POST /api/users/tickets/{reference}';
const actor = 'command-line:test';

let member: CreatedMember;
let reference = '';
beforeEach(async () => {
  await db().ticket.deleteMany();
  member = await createMember();
  reference = await writes('Non trovo il mio profilo');
});

async function writes(text: string, by = member): Promise<string> {
  const viewer = await viewerOfToken(by.token);
  const now = clock.now();
  return openTicket({ brand, locale: 'it', viewer, email: by.email, text, now });
}

type Page = { tickets: { excerpt: string }[]; next: string | null };
type Ticket = { reference: string; state: string; messages: { own: boolean; text: string }[] };

async function asked(key: string, body?: object, { token } = member, query = '') {
  const { status, code, text } = await ask({
    key,
    token,
    params: { reference },
    headers: { accept: 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    ...(query !== '' && { query }),
  });
  return { status, code, answer: JSON.parse(text) as Ticket & Page };
}
const state = async () => (await asked(ONE)).answer.state;

describe('a member’s tickets', () => {
  test('are shown in the app with their answers, and can be answered there', async () => {
    expect(await state()).toBe('waiting');
    await replyToTicket({ reference, text: 'Eccolo', actor, now: clock.now() });
    const { answer } = await asked(ONE);
    expect(answer).toMatchObject({ reference, state: 'answered' });
    expect(answer.messages.map(({ own, text }) => [own, text])).toEqual([
      [true, 'Non trovo il mio profilo'],
      [false, 'Eccolo'],
    ]);
    const mailsBefore = await mailsTo(brand.company.email, 'contact_ticket');
    const written = await asked(WRITE, { text: ' Grazie! ' });
    expect(written.answer).toMatchObject({ state: 'waiting' });
    expect(written.answer.messages.at(-1)).toMatchObject({ own: true, text: 'Grazie!' });
    expect(await mailsTo(brand.company.email, 'contact_ticket')).toBe(mailsBefore + 1);
    await closeTicket({ reference, actor, now: clock.now() });
    expect(await state()).toBe('closed');
    await asked(WRITE, { text: 'Ancora una cosa' });
    expect(await state()).toBe('waiting');
    // Members do not see the names of staff.
    expect(JSON.stringify((await asked(ONE)).answer)).not.toContain('command-line');
  });

  test('are not visible to other members', async () => {
    const other = await createMember();
    const elsewhere = await createMember({ brandId: 'fuego' });
    expect((await asked(LIST, undefined, other)).answer.tickets).toEqual([]);
    for (const [key, body] of [
      [ONE, undefined],
      [WRITE, { text: 'Ciao' }],
    ] as const) {
      expect(await asked(key, body, other)).toMatchObject({ status: 404, code: 'not_found' });
      expect(await asked(key, body, elsewhere)).toMatchObject({ status: 401 });
    }
    expect(await db().ticketMessage.count()).toBe(0);
    // A visitor's ticket belongs to no member, whatever address it names.
    const { email } = member;
    const visitor = { kind: 'visitor' } as const;
    reference = await openTicket({
      brand,
      locale: 'it',
      viewer: visitor,
      email,
      text: 'Io?',
      now: clock.now(),
    });
    expect(await asked(ONE)).toMatchObject({ status: 404 });
  });

  test('are listed page by page, newest first', async () => {
    for (let turn = 1; turn <= 21; turn += 1) {
      const viewer = await viewerOfToken(member.token);
      const now = after(clock.now(), turn);
      await openTicket({
        brand,
        locale: 'it',
        viewer,
        email: member.email,
        text: `N. ${turn}`,
        now,
      });
    }
    const first = (await asked(LIST)).answer;
    expect(first.tickets).toHaveLength(20);
    expect(first.tickets[0]).toMatchObject({ excerpt: 'N. 21' });
    const rest = (await asked(LIST, undefined, member, `before=${first.next ?? ''}`)).answer;
    expect(rest.tickets.map(({ excerpt }) => excerpt)).toEqual([
      'N. 1',
      'Non trovo il mio profilo',
    ]);
    expect(rest.next).toBeNull();
  });

  test('refuse an empty text and a card number', async () => {
    expect(await asked(WRITE, { text: ' ' })).toMatchObject({ code: 'contact_text_missing' });
    const card = { text: '4111 1111 1111 1111' };
    expect(await asked(WRITE, card)).toMatchObject({ code: 'card_data_refused' });
    reference = 'nobody';
    expect(await asked(ONE)).toMatchObject({ status: 404 });
  });
});
