import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { membersContract } from '#lib/desk/members/contract.ts';
import { roles } from '#lib/identity/roles.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { mailAtFormerAddresses } from '#tests/factories/former-addresses.ts';
import { createMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { paidOrder } from '#tests/factories/paid-order.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { formWith, photograph, upload } from '../media/form.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const purpose = 'a letter';
type Found = { readonly members: readonly { trackerId: string; by: string; email: string }[] };

const keys = Object.keys(membersContract) as (keyof typeof membersContract)[];
const aboutOne = keys.filter((key) => key.includes('{trackerId}'));

let token = '';
beforeAll(async () => {
  ({ token } = await createOperator({ role: 'care' }));
});

async function find(term: string, as = token, after?: string) {
  const query = { term, ...(after !== undefined && { after }) };
  const { answer } = await askDesk('GET /api/desk/members', { token: as, purpose, query });
  return answer as unknown as Found & { readonly next: string | null };
}

describe('finding members', () => {
  test('searches every identifier that a ticket may contain', async () => {
    const { buyer, intent, attempt } = await paidOrder();
    const charge = await db().charge.findFirstOrThrow({
      where: { intentId: intent.id },
      include: { receipt: true },
    });
    await db().attempt.update({ where: { id: attempt.id }, data: { providerReference: newId() } });
    const { providerReference } = await db().attempt.findUniqueOrThrow({
      where: { id: attempt.id },
    });
    const { year = 0, number = 0 } = charge.receipt ?? {};
    const viewer = await viewerOfToken(buyer.token);
    const reference = await openTicket({
      brand: brandOf(buyer.brandId),
      locale: 'it',
      email: buyer.email,
      text: 'Aiuto',
      now: clock.now(),
      viewer,
    });
    const searches = {
      [buyer.email.toUpperCase()]: 'address',
      [` ${buyer.email.slice(0, -6)}`]: 'address',
      [buyer.publicId]: 'member',
      [buyer.memberId]: 'member',
      [buyer.angelId]: 'profile',
      [buyer.profileId]: 'profile',
      [intent.publicId]: 'order',
      [charge.publicId]: 'charge',
      [attempt.reference]: 'payment',
      [providerReference ?? '']: 'payment at the provider',
      [`${String(year)}-${String(number).padStart(6, '0')}`]: 'receipt',
      [reference.toLowerCase()]: 'ticket',
    };
    for (const [typed, by] of Object.entries(searches)) {
      const { members } = await find(typed);
      const hit = members.find(({ trackerId }) => trackerId === buyer.publicId);
      expect([typed, hit?.by]).toEqual([typed, by]);
    }
    expect((await find('nobody-is-called-so')).members).toEqual([]);
    expect((await find('%')).members).toBeUndefined();
    expect((await find('___')).members).toEqual([]);
  });

  test('lists an address once per brand, in pages', async () => {
    const begin = `pages-${newId()}`;
    const made = [];
    for (let number = 10; number < 33; number += 1) {
      made.push(await createMember({ email: `${begin}-${String(number)}@example.test` }));
    }
    const first = await find(begin);
    const second = await find(begin, token, first.next ?? '');
    expect([...first.members, ...second.members].map(({ trackerId }) => trackerId)).toEqual(
      made.map(({ publicId }) => publicId),
    );
    expect(second.next).toBeNull();
  });

  test('finds no member of a brand that the operator does not work for', async () => {
    const email = `both-${newId()}@example.test`;
    const here = await createMember({ brandId: 'spark', email });
    const there = await createMember({ brandId: 'fuego', email });
    const { token: own } = await createOperator({ role: 'care', brandIds: ['spark'] });
    expect((await find(email)).members).toHaveLength(2);
    expect((await find(email, own)).members.map(({ trackerId }) => trackerId)).toEqual([
      here.publicId,
    ]);
    expect((await find(there.publicId, own)).members).toEqual([]);
  });

  test('logs the members found and the purpose, not the search term', async () => {
    const { token: own, id } = await createOperator({ role: 'care' });
    const member = await createMember();
    await find(member.email, own);
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { actor: `operator:${id}`, action: 'GET /api/desk/members' },
    });
    expect(entry).toMatchObject({ subject: member.memberId, purpose, brandId: 'dolcevita' });
    expect(entry.data).toMatchObject({ found: [member.memberId] });
    expect(JSON.stringify(entry)).not.toContain(member.email);
  });
});

describe('one member', () => {
  test('is not found for an operator of another brand, by any call', async () => {
    const member = await createMember({ brandId: 'spark' });
    const { token: other } = await createOperator({ role: 'admin', brandIds: ['fuego'] });
    const gift = { bucket: 'free', amount: 1, key: newId() };
    const body = { reason: 'scam', text: 'x', details: '', ...gift };
    for (const key of aboutOne) {
      const textual = key.endsWith('/restrict') ? { reason: 'insult' } : {};
      const opening = key.endsWith('/reactivate') ? { reason: 'mistake' } : {};
      const refusing = key.endsWith('/refuse') ? { reason: 'nudity' } : {};
      const params = { trackerId: member.publicId, photoId: newId(), sessionId: member.sessionId };
      const sent = { ...body, ...textual, ...opening, ...refusing };
      const answer = await askDesk(key, { token: other, purpose, params, body: sent });
      expect([key, answer.code]).toEqual([key, 'not_found']);
    }
    const { state } = await db().user.findUniqueOrThrow({ where: { id: member.memberId } });
    expect(state).toBe('active');
    expect(await db().memberMeasure.count({ where: { memberId: member.memberId } })).toBe(0);
  });

  test('is shown in full to customer care, and to moderators without contact and payment data', async () => {
    const member = await createMember({ screenName: 'Alba' });
    const params = { trackerId: member.publicId };
    for (const role of roles) {
      const { token: own } = await createOperator({ role });
      const { answer, status } = await askDesk('GET /api/desk/members/{trackerId}', {
        token: own,
        purpose,
        params,
      });
      const cares = ['care', 'admin'].includes(role);
      const moderates = ['moderator', 'senior_moderator'].includes(role);
      expect([role, status]).toEqual([role, cares || moderates ? 200 : 403]);
      if (status !== 200) continue;
      expect(answer).toMatchObject({ trackerId: member.publicId, profile: { screenName: 'Alba' } });
      expect([role, JSON.stringify(answer).includes(member.email)]).toEqual([role, cares]);
      expect(JSON.stringify(answer)).not.toMatch(/passwordHash|argon2/);
    }
  });

  test('has photos that are shown only with the right member and role', async () => {
    const member = await createMember();
    const { body } = await upload(member, formWith(await photograph()));
    const fetchPhoto = (trackerId: string, photoId: string) =>
      askDesk('GET /api/desk/members/{trackerId}/photos/{photoId}', {
        token,
        purpose,
        params: { trackerId, photoId },
      });
    expect((await fetchPhoto(member.publicId, body.data.id)).answer).toEqual({
      type: 'image/jpeg',
    });
    const other = await createMember();
    expect((await fetchPhoto(other.publicId, body.data.id)).code).toBe('not_found');
    expect((await fetchPhoto(member.publicId, 'no-id')).code).toBe('not_found');
    const refused = await askDesk('POST /api/desk/members/{trackerId}/photos/{photoId}/refuse', {
      token,
      purpose,
      params: { trackerId: member.publicId, photoId: body.data.id },
      body: { reason: 'nudity' },
    });
    expect(refused.status).toBe(200);
    const { state } = await db().photo.findUniqueOrThrow({ where: { id: body.data.id } });
    expect(state).toBe('rejected');
    const { brandId } = member;
    const entry = { subject: body.data.id, action: 'photo.reject', purpose, brandId };
    expect(await db().auditEntry.count({ where: entry })).toBe(1);
  });

  test('is protected by a log entry with the brand for each access, also a failed one', async () => {
    const member = await createMember({ brandId: 'spark' });
    const { token: own, id } = await createOperator({ role: 'care' });
    const readKeys = aboutOne.filter((key) => key.startsWith('GET ') && !key.includes('{photoId}'));
    for (const key of readKeys) {
      await askDesk(key, { token: own, purpose, params: { trackerId: member.publicId } });
    }
    await askDesk(readKeys[0] ?? '', { token: own, purpose, params: { trackerId: 'nobody' } });
    const entries = await db().auditEntry.findMany({
      where: { actor: `operator:${id}` },
      orderBy: { id: 'asc' },
      select: { action: true, subject: true, brandId: true, purpose: true },
    });
    expect(entries).toEqual([
      ...readKeys.map((action) => ({
        action,
        subject: member.publicId,
        brandId: 'spark',
        purpose,
      })),
      { action: readKeys[0], subject: 'nobody', brandId: null, purpose },
    ]);
  });

  test('has the mails of each address, limited to the time the member had it', async () => {
    const member = await createMember();
    const { theirs } = await mailAtFormerAddresses(member);
    const { answer } = await askDesk('GET /api/desk/members/{trackerId}/mails', {
      token,
      purpose,
      params: { trackerId: member.publicId },
    });
    const { mails } = answer as unknown as { mails: { id: string }[] };
    expect(mails.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id).reverse());
    const { answer: events } = await askDesk('GET /api/desk/members/{trackerId}/timeline', {
      token,
      purpose,
      params: { trackerId: member.publicId },
      query: { kind: 'mails' },
    });
    expect((events as unknown as { events: unknown[] }).events).toHaveLength(4);
  });
});
