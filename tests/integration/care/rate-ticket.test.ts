import { beforeEach, describe, expect, test } from '@jest/globals';
import { openTicket } from '#lib/care/open-ticket.ts';
import { replyToTicket } from '#lib/care/reply-to-ticket.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { askDesk } from '../desk/ask-desk.ts';
import { ask } from '../http/callers.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let member: CreatedMember;
let reference = '';
beforeEach(async () => {
  await db().ticket.deleteMany();
  member = await createMember();
  const viewer = await viewerOfToken(member.token);
  const sender = { viewer, email: member.email, locale: 'it' } as const;
  const now = clock.now();
  reference = await openTicket({ ...sender, brand: brandOf('dolcevita'), text: 'Aiuto', now });
});

const reply = () =>
  replyToTicket({ reference, text: 'Ecco', actor: 'command-line:test', now: clock.now() });
async function rate(body: object, { token } = member) {
  const { status, code, text } = await ask({
    key: 'POST /api/users/tickets/{reference}/rating',
    token,
    params: { reference },
    headers: { accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return { status, code, answer: JSON.parse(text) as Record<string, unknown> };
}

describe('a member’s rating of a ticket', () => {
  test('is stored, replaced by a later one, and changes nothing else', async () => {
    await reply();
    expect(await rate({ rating: 'good' })).toMatchObject({
      status: 200,
      answer: { rating: 'good', state: 'answered' },
    });
    expect((await rate({ rating: 'bad', comment: '  Tardi ' })).answer).toMatchObject({
      rating: 'bad',
      ratingComment: 'Tardi',
    });
    const row = await db().ticket.findUniqueOrThrow({ where: { reference } });
    expect(row).toMatchObject({ rating: 'bad', ratingComment: 'Tardi', state: 'waiting' });
  });

  test('is refused before an answer, with a card number, and of other members', async () => {
    expect(await rate({ rating: 'good' })).toMatchObject({ code: 'conflict' });
    await reply();
    expect(await rate({ rating: 'good', comment: '4111 1111 1111 1111' })).toMatchObject({
      code: 'card_data_refused',
    });
    expect(await rate({ rating: 'fine' })).toMatchObject({ code: 'input_invalid' });
    expect(await rate({ rating: 'good' }, await createMember())).toMatchObject({
      code: 'not_found',
    });
    const row = await db().ticket.findUniqueOrThrow({ where: { reference } });
    expect(row.rating).toBeNull();
  });

  test('is shown to customer care, with the share of good ones on their brands', async () => {
    await reply();
    await rate({ rating: 'bad', comment: 'Tardi' });
    const read = async (brandIds: readonly string[]) => {
      const { token } = await createOperator({ role: 'care', brandIds: [...brandIds] });
      const query = { list: 'all' };
      const { answer } = await askDesk('GET /api/desk/tickets', { token, query, purpose: 'work' });
      return { token, answer };
    };
    const { token, answer } = await read([]);
    expect(answer).toMatchObject({
      satisfaction: { good: 0, rated: 1 },
      tickets: [{ reference, rating: 'bad' }],
    });
    expect((await read(['fuego'])).answer).toMatchObject({ satisfaction: { rated: 0 } });
    const asked = { token, params: { reference }, purpose: 'work' };
    expect((await askDesk('GET /api/desk/tickets/{reference}', asked)).answer).toMatchObject({
      rating: { rating: 'bad', comment: 'Tardi' },
    });
  });
});
