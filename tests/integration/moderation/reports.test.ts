// [core §8 report_details_missing]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { reportProfile } from '#lib/moderation/reports/report-profile.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { addPhoto, createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { codeOf, say, viewerOf } from '../chat/chat-helpers.ts';
import { ask } from '../http/callers.ts';

type Report = Parameters<typeof reportProfile>[0];

const now = clock.now();
let anna: CreatedMember;
let ugo: CreatedMember;

beforeEach(async () => {
  [ugo, anna] = await createPair(10);
});

async function report(more: Partial<Report> = {}): Promise<void> {
  const viewer = await viewerOf(anna);
  const { angelId } = ugo;
  await reportProfile({
    viewer,
    angelId,
    reason: 'scam',
    details: '',
    surface: 'profile',
    now,
    ...more,
  });
}

const reports = () =>
  db().report.findMany({ where: { reporterId: anna.profileId }, orderBy: { state: 'asc' } });

async function reported(more: Partial<Report> = {}): Promise<string> {
  await report(more);
  return (await reports()).find(({ state }) => state === 'open')?.id ?? '';
}

async function mails(to: CreatedMember): Promise<readonly string[]> {
  const rows = await db().mailMessage.findMany({
    where: { toAddress: to.email, template: { not: 'welcome' } },
    orderBy: { template: 'asc' },
  });
  return rows.map(({ template }) => template);
}

const desk = (...args: string[]) => runCommand(args, now);

describe('a report', () => {
  test('is stored with the profile as it was, and is confirmed by mail', async () => {
    await db().profile.update({ where: { id: ugo.profileId }, data: { about: 'Send me money' } });
    await report({ details: 'He asked for money' });
    await db().profile.update({ where: { id: ugo.profileId }, data: { about: 'Nothing' } });
    expect(await reports()).toMatchObject([
      {
        reportedId: ugo.profileId,
        reason: 'scam',
        details: 'He asked for money',
        surface: 'profile',
        state: 'open',
        brandId: 'dolcevita',
        evidence: [{ about: 'Send me money', messages: [] }],
      },
    ]);
    expect(await mails(anna)).toEqual(['report_received']);
    expect(await mails(ugo)).toEqual([]);
  });

  test('from the chat stores the last messages of the other side, and none of the reporter’s own', async () => {
    await say(ugo, anna.angelId, 'Vediamoci');
    await say(anna, ugo.angelId, 'No');
    await say(ugo, anna.angelId, 'Dai');
    await report({ surface: 'chat' });
    const [row] = await reports();
    expect(row?.evidence).toMatchObject([{ messages: [{ text: 'Vediamoci' }, { text: 'Dai' }] }]);
    expect(JSON.stringify(row?.evidence)).not.toContain('"No"');
  });

  test('is added to an open report, and opens a new one after a decision', async () => {
    await report({ details: 'Primo' });
    await report({ details: 'Secondo', reason: 'fake' });
    const [row] = await reports();
    expect([await reports(), row?.details, row?.reason]).toEqual([[row], 'Primo\nSecondo', 'scam']);
    expect(row?.evidence).toMatchObject([{ reason: 'scam' }, { reason: 'fake' }]);
    expect(await mails(anna)).toEqual(['report_received']);
    await desk('dismiss-report', row?.id ?? '');
    await report({ details: 'Terzo' });
    expect((await reports()).map(({ state }) => state)).toEqual(['open', 'dismissed']);
  });

  test('stores at most twenty pieces of evidence', async () => {
    for (let n = 0; n < 22; n += 1) await report({ details: 'x' });
    const [row] = await reports();
    expect(row?.evidence).toHaveLength(20);
  });

  test('is created once by twenty requests at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => report()));
    expect(await reports()).toHaveLength(1);
    expect(await mails(anna)).toEqual(['report_received']);
  });

  test.each([
    ['report_details_missing', () => ({ reason: 'other' as const, details: ' ' })],
    ['text_too_long', () => ({ details: 'x'.repeat(1_001) })],
    ['card_data_refused', () => ({ details: 'La carta 4111 1111 1111 1111' })],
    ['not_found', () => ({ angelId: 'nobody' })],
    ['not_found', () => ({ angelId: anna.angelId })],
    ['not_found', () => ({ angelId: '000000' })],
  ])('is refused with %s', async (code, more) => {
    expect(await codeOf(report(more()))).toBe(code);
    expect(await reports()).toEqual([]);
  });

  test('refuses a profile of another brand, and accepts one that blocked the reporter', async () => {
    const elsewhere = await createMember({ brandId: 'fuego' });
    expect(await codeOf(report({ angelId: elsewhere.angelId }))).toBe('not_found');
    await ask({
      key: 'POST /api/users/block',
      token: ugo.token,
      body: JSON.stringify({ angelId: anna.angelId }),
    });
    expect(await codeOf(report())).toBe('done');
  });

  test('also blocks the profile when asked to', async () => {
    const body = { angelId: ugo.angelId, reason: 'harassment', surface: 'card', block: true };
    const key = 'POST /api/users/report';
    const answer = await ask({ key, token: anna.token, body: JSON.stringify(body) });
    expect([answer.status, answer.text]).toEqual([200, '{"result":"OK"}']);
    expect(await codeOf(say(ugo, anna.angelId))).toBe('peer_unavailable');
  });

  test('is accepted twenty times a day from one member', async () => {
    const sent = { key: 'POST /api/users/report', token: anna.token };
    const body = JSON.stringify({ angelId: ugo.angelId, reason: 'fake', surface: 'match' });
    const codes = [];
    for (let n = 0; n < 21; n += 1) codes.push((await ask({ ...sent, body })).code);
    expect(codes.slice(-2)).toEqual([undefined, 'too_many_requests']);
  });
});

describe('a staff decision on a report', () => {
  test('is taken from the queue, and reading the queue is recorded', async () => {
    const id = await reported({ details: 'Guardate qui' });
    const { code, lines } = await desk('reports');
    expect([code, lines.some((line) => line.includes(id))]).toEqual([0, true]);
    expect(await db().auditEntry.count({ where: { action: 'read_reports' } })).toBeGreaterThan(0);
  });

  test('dismissed: notifies the reporter and not the reported member', async () => {
    const id = await reported();
    expect((await desk('dismiss-report', id)).code).toBe(0);
    expect(await mails(anna)).toEqual(['report_dismissed', 'report_received']);
    expect(await mails(ugo)).toEqual([]);
    expect((await desk('dismiss-report', id)).code).toBe(1);
    expect(await db().auditEntry.count({ where: { action: 'report.dismiss', subject: id } })).toBe(
      1,
    );
  });

  test('upheld without a restriction: notifies only the reporter', async () => {
    const id = await reported();
    expect((await desk('uphold-report', id, 'none')).code).toBe(0);
    expect(await mails(anna)).toEqual(['report_received', 'report_upheld']);
    expect(await mails(ugo)).toEqual([]);
  });

  test('upheld against the text: hides it at once, with a statement of reasons', async () => {
    const id = await reported({ reason: 'sexual' });
    expect((await desk('uphold-report', id, 'text', 'sexual')).code).toBe(0);
    const profile = await db().profile.findUnique({ where: { id: ugo.profileId } });
    expect(profile).toMatchObject({ textState: 'rejected', textReason: 'sexual' });
    expect(await mails(ugo)).toEqual(['restriction']);
    const mail = await db().mailMessage.findFirst({ where: { toAddress: ugo.email } });
    expect(mail?.data).toMatchObject({ restriction: 'text', reason: 'sexual' });
  });

  test('upheld against a photo: refuses the photo and notifies its owner', async () => {
    await addPhoto(ugo.profileId, now);
    const photo = await db().photo.findFirstOrThrow({ where: { profileId: ugo.profileId } });
    const foreign = await addPhoto(anna.profileId, now);
    const other = await db().photo.findFirstOrThrow({ where: { objectKey: foreign } });
    const id = await reported({ reason: 'fake' });
    expect((await desk('uphold-report', id, 'photo', other.id, 'someone_else')).code).toBe(1);
    expect((await desk('uphold-report', id, 'photo', photo.id, 'someone_else')).code).toBe(0);
    const row = await db().photo.findUnique({ where: { id: photo.id } });
    expect(row).toMatchObject({ state: 'rejected', reason: 'someone_else' });
    expect(await mails(ugo)).toEqual(['photo_refused']);
  });

  test('upheld against the account: disables it everywhere, with a statement of reasons', async () => {
    const id = await reported({ reason: 'threat' });
    expect((await desk('uphold-report', id, 'disabled')).code).toBe(0);
    const user = await db().user.findUnique({ where: { id: ugo.memberId } });
    expect(user).toMatchObject({ state: 'disabled', disabledReason: 'report' });
    const alive = { memberId: ugo.memberId, revokedAt: null };
    expect(await db().session.count({ where: alive })).toBe(0);
    expect(await db().profileListing.count({ where: { profileId: ugo.profileId } })).toBe(0);
    expect(await mails(ugo)).toEqual(['restriction']);
    const actions = await db().auditEntry.findMany({
      where: { subject: { in: [id, ugo.memberId] } },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['disable_member', 'report.uphold']);
  });

  test('can be repeated after it was interrupted', async () => {
    const id = await reported();
    await db().user.update({ where: { id: ugo.memberId }, data: { state: 'disabled' } });
    expect((await desk('uphold-report', id, 'disabled')).code).toBe(0);
    expect(await mails(ugo)).toEqual(['restriction']);
  });

  test('refuses to disable a hosted profile, and refuses an unknown restriction', async () => {
    const { id: regionId } = await firstRegion('it');
    const { publicId: angelId } = await createHostedProfile({
      regionId,
      gender: 'man',
      seeking: 'woman',
    });
    const id = await reported({ angelId });
    expect((await desk('uphold-report', id, 'disabled')).lines[0]).toContain('conflict');
    expect((await desk('uphold-report', id, 'exile')).lines[0]).toContain('input_invalid');
    expect((await desk('uphold-report', 'x', 'none')).lines[0]).toContain('not_found');
    expect((await reports()).map(({ state }) => state)).toEqual(['open']);
  });
});
