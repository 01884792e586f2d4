// [core §7 POST /api/users/erase] [core §8 password_wrong]
import { afterEach, describe, expect, test } from '@jest/globals';
import { authenticate } from '#lib/accounts/login/authenticate.ts';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { eraseAccountsWork } from '#lib/accounts/erasure/erase-due-accounts.ts';
import { ERASED, RETAINED } from '#lib/accounts/erasure/erased-tables.ts';
import { cancelErasure } from '#lib/accounts/cancel-erasure.ts';
import { confirmErasure, requestErasure } from '#lib/accounts/erasure/request-erasure.ts';
import { buildExportsWork } from '#lib/accounts/export/build-exports.ts';
import { EXPORTED, NOT_EXPORTED } from '#lib/accounts/export/exported-tables.ts';
import { requestExport } from '#lib/accounts/request-export.ts';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { threadHead } from '#lib/chat/thread-head.ts';
import { threadMessages } from '#lib/chat/conversations/thread-messages.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { privatePhotoName } from '#lib/media/photo-files.ts';
import { photoStore } from '#lib/media/photo-store.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { createMember, MEMBER_PASSWORD, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { subscribeMember } from './subscribed.ts';
import { mailedToken, mailsTo } from './mails.ts';
import { listingsOf } from './ownership-setup.ts';
import { CANARY, talkative } from './talkative.ts';
import { allTables, tablesWith as tablesHolding } from '../../setup/tables-with.ts';
import { ERASURE_GRACE_MS } from '#lib/accounts/limits.ts';

const brand = brandOf('dolcevita');

afterEach(() => {
  clock.setOffset(0);
});

const query: Parameters<typeof allTables>[0] = (text, values) => pool().query(text, [...values]);
const tables = () => allTables(query);
const tablesWith = (needle: string) => tablesHolding(query, needle);

async function ask(member: CreatedMember, password = MEMBER_PASSWORD, ms = 0) {
  return requestErasure({
    member: await viewerOfToken(member.token),
    named: member.publicId,
    password,
    now: after(clock.now(), ms),
  });
}

async function stateOf({ memberId }: CreatedMember): Promise<string> {
  return (await db().user.findUniqueOrThrow({ where: { id: memberId } })).state;
}

describe('erasure', () => {
  test('covers every table, as does the data copy', async () => {
    const all = await tables();
    expect([...Object.keys(ERASED), ...Object.keys(RETAINED)].sort()).toEqual(all);
    expect([...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)].sort()).toEqual(all);
  });

  test('leaves no text, address or photo of the member except where the law requires it', async () => {
    const member = await talkative();
    const [photo] = await db().photo.findMany({ where: { profileId: member.profileId } });
    const before = await tablesWith(CANARY);
    for (const table of ['users', 'profiles', 'messages', 'mail_messages', 'identities'])
      expect(before).toContain(table);
    for (const table of ['tickets', 'ticket_messages', 'ticket_notes', 'ticket_files', 'reviews'])
      expect(before).toContain(table);
    await requestExport(await viewerOfToken(member.token), clock.now());
    await buildExportsWork.run(clock.now(), 10);
    const { objectKey: zip } = await db().dataExport.findFirstOrThrow();
    await ask(member);
    await eraseAccountsWork.run(after(clock.now(), ERASURE_GRACE_MS - MINUTE), 10);
    expect(await stateOf(member)).toBe('active');
    await eraseAccountsWork.run(after(clock.now(), ERASURE_GRACE_MS + MINUTE), 10);
    // Law requires the invoice to contain the buyer's address.
    expect(await tablesWith(CANARY)).toEqual(['receipts']);
    expect(await tablesWith('3330004242')).toEqual([]);
    expect(await tablesWith(member.publicId)).toEqual(['users']);
    expect(await photoStore().get(privatePhotoName(photo?.objectKey ?? ''))).toBeNull();
    expect(await photoStore().get(`private/${zip}.zip`)).toBeNull();
    expect(await db().dataExport.count({ where: { memberId: member.memberId } })).toBe(0);
    expect(await findSession(member.token)).toBeNull();
    const peer = await viewerOfToken(member.peer.token);
    const head = await threadHead(peer, member.angelId);
    expect(head).toMatchObject({ state: 'removed', screenName: '—' });
    const { messages } = await threadMessages(peer, head, { limit: 10 });
    const theirs = messages.filter(({ from }) => from === 'peer');
    expect(theirs.map(({ removed, msg }) => [removed, msg])).toEqual([[true, null]]);
    expect(messages.filter(({ msg }) => msg === 'un saluto')).toHaveLength(1);
    const login = { brand, email: member.email, password: MEMBER_PASSWORD, userAgent: '' };
    await expect(
      authenticate({ ...login, flowCode: undefined, now: clock.now() }),
    ).rejects.toMatchObject({ code: 'member_unknown' });
    // The address is free again.
    expect((await createMember({ email: member.email })).memberId).not.toBe(member.memberId);
  });

  test('hides the member and ends renewals at once, and can be cancelled for fourteen days', async () => {
    const member = await createMember();
    await subscribeMember(member);
    const login = { brand, email: member.email, password: MEMBER_PASSWORD, flowCode: undefined };
    const { token: elsewhere } = await authenticate({ ...login, userAgent: '', now: clock.now() });
    await expect(ask(member, '')).rejects.toMatchObject({ code: 'password_missing' });
    await expect(ask(member, 'wrong')).rejects.toMatchObject({ code: 'password_wrong' });
    const eraseAt = await ask(member);
    expect(eraseAt?.getTime()).toBe((await ask(member, MEMBER_PASSWORD, HOUR))?.getTime());
    expect(await mailsTo(member.email, 'erasure_begun')).toBe(1);
    expect(await listingsOf(member.profileId)).toBe(0);
    expect(await findSession(elsewhere)).toBeNull();
    const renewing = { memberId: member.memberId, cancelAtPeriodEnd: false };
    expect(await db().subscription.count({ where: renewing })).toBe(0);
    const viewer = await viewerOfToken(member.token);
    expect(await ownProfile(viewer, member.publicId, clock.now())).toMatchObject({
      hiddenBy: 'erasure',
      eraseAt,
      premiumLevel: 1,
      nextBillDate: null,
    });
    const other = await createMember();
    await expect(cancelErasure(viewer, other.publicId, clock.now())).rejects.toMatchObject({
      code: 'not_found',
    });
    await cancelErasure(viewer, member.publicId, clock.now());
    await cancelErasure(viewer, member.publicId, clock.now());
    expect(await listingsOf(member.profileId)).toBe(1);
    await eraseAccountsWork.run(after(clock.now(), 30 * DAY), 10);
    expect(await stateOf(member)).toBe('active');
  });

  test('of an account without a password is confirmed by mail, once', async () => {
    const member = await createMember();
    await db().user.update({ where: { id: member.memberId }, data: { passwordHash: null } });
    expect(await ask(member, '')).toBeNull();
    const token = await mailedToken(member.email, 'erasure_link');
    const late = confirmErasure(brand, token, after(clock.now(), DAY + MINUTE));
    await expect(late).rejects.toMatchObject({ code: 'token_expired' });
    await confirmErasure(brand, token, clock.now());
    expect(await listingsOf(member.profileId)).toBe(0);
    await expect(confirmErasure(brand, token, clock.now())).rejects.toMatchObject({
      code: 'token_expired',
    });
  });

  test('has no further effect when repeated or run twice at once, and is atomic when interrupted', async () => {
    const member = await createMember();
    await ask(member);
    const due = after(clock.now(), 15 * DAY);
    const crash = inTransaction(async (tx) => {
      await eraseAccount(tx, member.memberId, due);
      throw new Error('simulated process exit');
    });
    await expect(crash).rejects.toThrow('simulated process exit');
    expect(await stateOf(member)).toBe('active');
    expect(await db().session.count({ where: { memberId: member.memberId } })).toBeGreaterThan(0);
    await Promise.all([eraseAccountsWork.run(due, 10), eraseAccountsWork.run(due, 10)]);
    const row = await db().user.findUniqueOrThrow({ where: { id: member.memberId } });
    expect(row).toMatchObject({ state: 'erased', erasedAt: due, eraseAt: null });
    await inTransaction((tx) => eraseAccount(tx, member.memberId, after(due, DAY)));
    expect(await db().user.findUniqueOrThrow({ where: { id: member.memberId } })).toEqual(row);
  });

  test('leaves the same tombstone of every member, whatever the profile had', async () => {
    const [bare, full] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
    const { id: cityId, regionId } = await db().city.findFirstOrThrow({
      orderBy: { id: 'asc' },
    });
    await db().profile.update({
      where: { id: full.profileId },
      data: {
        about: 'Suono',
        lookingFor: 'Qualcuno',
        spokenLanguages: ['fr'],
        weightKg: 60,
        textState: 'rejected',
        textReason: 'insult',
        textPendingSince: clock.now(),
        textDueAt: clock.now(),
        hairColor: 'red',
        heightCm: 170,
        work: 'Forno',
        study: 'Storia',
        children: 'have',
        smoking: 'no',
        drinking: 'rarely',
        promptQuestions: ['home_is'],
        promptAnswers: ['Un tavolo'],
        regionId,
        cityId,
        searchable: false,
        showsPresence: false,
        showsTyping: false,
        showsPreviews: false,
        incognito: true,
        photoCheckedAt: clock.now(),
        checkedPhotoId: full.profileId,
        lastActiveAt: clock.now(),
      },
    });
    const now = clock.now();
    const tombstoneOf = async ({ memberId, profileId }: CreatedMember) => {
      await inTransaction((tx) => eraseAccount(tx, memberId, now));
      const {
        id,
        publicId,
        memberId: owner,
        createdAt,
        ...rest
      } = await db().profile.findUniqueOrThrow({ where: { id: profileId } });
      expect([id, publicId, owner]).toEqual([profileId, expect.any(String), memberId]);
      expect(createdAt).toBeInstanceOf(Date);
      return rest;
    };
    expect(await tombstoneOf(full)).toEqual(await tombstoneOf(bare));
  });

  test('is started and cancelled by customer care, and logged', async () => {
    const member = await createMember({ state: 'disabled' });
    const run = (...args: string[]) => runCommand(args, clock.now());
    expect((await run('erase-member', 'nobody')).lines[0]).toContain('not_found');
    expect((await run('keep-member', member.publicId)).lines[0]).toContain('conflict');
    expect((await run('erase-member', member.publicId)).code).toBe(0);
    expect((await run('keep-member', member.publicId)).code).toBe(0);
    expect((await run('erase-member', member.publicId)).code).toBe(0);
    expect((await run('export-member', member.publicId)).code).toBe(0);
    await eraseAccountsWork.run(after(clock.now(), 15 * DAY), 10);
    expect((await run('erase-member', member.publicId)).lines[0]).toContain('conflict');
    const actions = await db().auditEntry.findMany({
      where: { subject: member.memberId },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual([
      'erase_member',
      'keep_member',
      'erase_member',
      'export_member',
    ]);
  });
});
