import { afterEach, describe, expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { authenticate } from '#lib/accounts/authenticate.ts';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { eraseAccountsWork } from '#lib/accounts/erasure/erase-due-accounts.ts';
import { ERASED, KEPT } from '#lib/accounts/erasure/erased-tables.ts';
import { keepAccount } from '#lib/accounts/keep-account.ts';
import { confirmErasure, requestErasure } from '#lib/accounts/erasure/request-erasure.ts';
import { buildExportsWork } from '#lib/accounts/export/build-exports.ts';
import { downloadExport } from '#lib/accounts/export/download-export.ts';
import { endExportsWork } from '#lib/accounts/export/end-exports.ts';
import { EXPORTED, NOT_EXPORTED } from '#lib/accounts/export/exported-tables.ts';
import { listExports, requestExport } from '#lib/accounts/request-export.ts';
import { ownProfile } from '#lib/accounts/own-profile.ts';
import { registerPush } from '#lib/accounts/ownership/register-push.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { threadHead, threadMessages } from '#lib/chat/queries.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { keptName } from '#lib/media/photo-files.ts';
import { photoStore } from '#lib/media/photo-store.ts';
import { runCommand } from '#lib/staff/command-line.ts';
import { createMember, MEMBER_PASSWORD, type CreatedMember } from '#tests/factories/member.ts';
import { addPhoto } from '#tests/factories/profile.ts';
import { say } from '../chat/scene.ts';
import { brandOf, listingsOf, mailsTo, tokenFrom, viewerBy } from './ownership-setup.ts';
import { subscribeMember } from './subscribed.ts';

const brand = brandOf('dolcevita');
const CANARY = 'canarino-quarantadue';

afterEach(() => {
  clock.setOffset(0);
});

async function tables(): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename <> '_prisma_migrations' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The tables in which a word stands, in any column of any row. */
async function tablesWith(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const { rowCount } = await pool().query(
      `select from ${table} t where position(lower($1) in lower(to_jsonb(t)::text)) > 0 limit 1`,
      [word],
    );
    if (rowCount === 1) found.push(table);
  }
  return found;
}

/** A member who left traces wherever there is room for some. */
async function talkative(): Promise<CreatedMember & { readonly peer: CreatedMember }> {
  const member = await createMember({ email: `${CANARY}@example.test`, screenName: CANARY });
  const peer = await createMember({ gender: 'woman', seeking: 'man' });
  const { memberId, profileId, brandId } = member;
  const now = clock.now();
  await db().user.update({
    where: { id: memberId },
    data: { surname: CANARY, phone: '+393330004242', disabledReason: CANARY, customerId: CANARY },
  });
  const words = { about: `about ${CANARY}`, lookingFor: CANARY, hairColor: CANARY };
  await db().profile.update({ where: { id: profileId }, data: words });
  const objectKey = await addPhoto(profileId, now);
  await photoStore().put(keptName(objectKey), Buffer.from(CANARY), 'image/jpeg');
  await say(member, peer.angelId, `ciao da ${CANARY}`);
  await say(peer, member.angelId, 'un saluto');
  await subscribeMember(member);
  const viewer = await viewerBy(member.token);
  await registerPush({ member: viewer, named: undefined, token: CANARY, now });
  const letter = { brand, locale: 'it', email: member.email, text: CANARY, now } as const;
  await openTicket({ ...letter, viewer });
  await openTicket({ ...letter, viewer: { kind: 'visitor' } });
  const own = { id: newId(), memberId };
  await db().identity.create({
    data: {
      ...{ ...own, brandId, issuer: 'https://id.example', subject: CANARY },
      ...{ linkedAt: now, lastUsedAt: now },
    },
  });
  const traces = { source: CANARY, campaignId: CANARY, clickId: CANARY, fingerprint: CANARY };
  await db().attribution.create({ data: { ...own, ...traces, userAgent: CANARY, at: now } });
  await db().clientLog.create({
    data: { ...own, brandId, subject: CANARY, text: CANARY, at: now },
  });
  const event = { name: 'lead', value: CANARY, data: { by: CANARY }, at: now };
  await db().kpiEvent.create({ data: { ...own, brandId, ...event } });
  const pending = { memberId, peerId: peer.profileId, idClient: newId(), body: CANARY };
  await db().pendingMessage.create({
    data: { ...pending, createdAt: now, expiresAt: after(now, DAY) },
  });
  const silenced = { brandId, address: member.email, reason: 'unsubscribed', at: now };
  await db().mailSuppression.create({ data: silenced });
  await db().oneTimeToken.create({
    data: { ...own, purpose: 'autologin', hash: newId(), email: member.email, createdAt: now },
  });
  await db().emailChange.create({
    data: {
      ...{ ...own, brandId, oldEmail: `vecchio-${CANARY}@example.test`, newEmail: member.email },
      ...{ state: 'done', confirmHash: newId(), createdAt: now, mailedAt: now },
      ...{ confirmBy: now, changedAt: now },
    },
  });
  return { ...member, peer };
}

async function ask(member: CreatedMember, password = MEMBER_PASSWORD, ms = 0) {
  return requestErasure({
    ...{ member: await viewerBy(member.token), named: member.publicId, password },
    now: after(clock.now(), ms),
  });
}

async function stateOf({ memberId }: CreatedMember): Promise<string> {
  return (await db().user.findUniqueOrThrow({ where: { id: memberId } })).state;
}

describe('erasure', () => {
  test('names every table, and so does the copy of data', async () => {
    const all = await tables();
    expect([...Object.keys(ERASED), ...Object.keys(KEPT)].sort()).toEqual(all);
    expect([...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)].sort()).toEqual(all);
  });

  test('leaves no word, address or photo of the member, but where the law demands it', async () => {
    const member = await talkative();
    const [photo] = await db().photo.findMany({ where: { profileId: member.profileId } });
    const before = await tablesWith(CANARY);
    for (const table of ['users', 'profiles', 'messages', 'tickets', 'mail_messages', 'identities'])
      expect(before).toContain(table);
    await requestExport(await viewerBy(member.token), clock.now());
    await buildExportsWork.run(clock.now(), 10);
    const { objectKey: zip } = await db().dataExport.findFirstOrThrow();
    await ask(member);
    await eraseAccountsWork.run(after(clock.now(), 14 * DAY - MINUTE), 10);
    expect(await stateOf(member)).toBe('active');
    await eraseAccountsWork.run(after(clock.now(), 14 * DAY + MINUTE), 10);
    // The invoice carries the buyer's address by law.
    expect(await tablesWith(CANARY)).toEqual(['receipts']);
    expect(await tablesWith('3330004242')).toEqual([]);
    expect(await tablesWith(member.publicId)).toEqual(['users']);
    expect(await photoStore().get(keptName(photo?.objectKey ?? ''))).toBeNull();
    expect(await photoStore().get(`private/${zip}.zip`)).toBeNull();
    expect(await db().dataExport.count({ where: { memberId: member.memberId } })).toBe(0);
    expect(await findSession(member.token)).toBeNull();
    const peer = await viewerBy(member.peer.token);
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

  test('hides and ends renewals at once, and can be taken back for fourteen days', async () => {
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
    const viewer = await viewerBy(member.token);
    expect(await ownProfile(viewer, member.publicId, clock.now())).toMatchObject({
      ...{ hiddenBy: 'erasure', eraseAt, premiumLevel: 1, nextBillDate: null },
    });
    const other = await createMember();
    await expect(keepAccount(viewer, other.publicId, clock.now())).rejects.toMatchObject({
      code: 'not_found',
    });
    await keepAccount(viewer, member.publicId, clock.now());
    await keepAccount(viewer, member.publicId, clock.now());
    expect(await listingsOf(member.profileId)).toBe(1);
    await eraseAccountsWork.run(after(clock.now(), 30 * DAY), 10);
    expect(await stateOf(member)).toBe('active');
  });

  test('of an account without password goes by the mailbox, once', async () => {
    const member = await createMember();
    await db().user.update({ where: { id: member.memberId }, data: { passwordHash: null } });
    expect(await ask(member, '')).toBeNull();
    const token = await tokenFrom(member.email, 'erasure_link');
    const late = confirmErasure(brand, token, after(clock.now(), DAY + MINUTE));
    await expect(late).rejects.toMatchObject({ code: 'token_expired' });
    await confirmErasure(brand, token, clock.now());
    expect(await listingsOf(member.profileId)).toBe(0);
    await expect(confirmErasure(brand, token, clock.now())).rejects.toMatchObject({
      code: 'token_expired',
    });
  });

  test('done again, or by two at once, changes nothing more; cut off, it is whole or not at all', async () => {
    const member = await createMember();
    await ask(member);
    const due = after(clock.now(), 15 * DAY);
    const crash = inTransaction(async (tx) => {
      await eraseAccount(tx, member.memberId, due);
      throw new Error('the process ends here');
    });
    await expect(crash).rejects.toThrow('ends here');
    expect(await stateOf(member)).toBe('active');
    expect(await db().session.count({ where: { memberId: member.memberId } })).toBeGreaterThan(0);
    await Promise.all([eraseAccountsWork.run(due, 10), eraseAccountsWork.run(due, 10)]);
    const row = await db().user.findUniqueOrThrow({ where: { id: member.memberId } });
    expect(row).toMatchObject({ state: 'erased', erasedAt: due, eraseAt: null });
    await inTransaction((tx) => eraseAccount(tx, member.memberId, after(due, DAY)));
    expect(await db().user.findUniqueOrThrow({ where: { id: member.memberId } })).toEqual(row);
  });

  test('is begun and taken back by customer care, and recorded', async () => {
    const member = await createMember({ state: 'disabled' });
    const run = (...words: string[]) => runCommand(words, clock.now());
    expect((await run('erase-member', 'nobody')).lines[0]).toContain('not_found');
    expect((await run('keep-member', member.publicId)).lines[0]).toContain('conflict');
    expect((await run('erase-member', member.publicId)).code).toBe(0);
    expect((await run('keep-member', member.publicId)).code).toBe(0);
    expect((await run('erase-member', member.publicId)).code).toBe(0);
    expect((await run('export-member', member.publicId)).code).toBe(0);
    await eraseAccountsWork.run(after(clock.now(), 15 * DAY), 10);
    expect((await run('erase-member', member.publicId)).lines[0]).toContain('conflict');
    const deeds = await db().auditEntry.findMany({
      where: { subject: member.memberId },
      orderBy: { id: 'asc' },
    });
    expect(deeds.map(({ action }) => action)).toEqual([
      'erase_member',
      'keep_member',
      'erase_member',
      'export_member',
    ]);
  });
});

describe('a copy of the data', () => {
  async function files(member: CreatedMember, id: string) {
    const viewer = await viewerBy(member.token);
    const unpacked = unzipSync(new Uint8Array(await downloadExport(viewer, id, clock.now())));
    const json = new TextDecoder().decode(unpacked['data.json']);
    return {
      names: Object.keys(unpacked),
      json,
      data: JSON.parse(json) as Record<string, unknown>,
    };
  }

  test('holds everything of the member, their photos, and nothing that is blurred for them', async () => {
    const member = await createMember({ screenName: 'Curioso' });
    const peer = await createMember({ gender: 'woman', seeking: 'man' });
    const objectKey = await addPhoto(member.profileId, clock.now());
    await photoStore().put(keptName(objectKey), Buffer.from('picture'), 'image/jpeg');
    await db().profile.update({
      where: { id: member.profileId },
      data: { about: 'Tutto di me 😀' },
    });
    await say(peer, member.angelId, 'segreto-sfocato');
    await say(member, peer.angelId, 'parole mie');
    const asked = await requestExport(await viewerBy(member.token), clock.now());
    expect(asked).toMatchObject({ state: 'waiting', readyAt: null, bytes: null });
    await buildExportsWork.run(clock.now(), 10);
    const [ready] = await listExports(await viewerBy(member.token));
    expect(ready).toMatchObject({ id: asked.id, state: 'ready' });
    expect(await mailsTo(member.email, 'export_ready')).toBe(1);
    const { names, json, data } = await files(member, asked.id);
    expect(names.sort()).toEqual(['data.json', 'photos/1.jpg']);
    for (const said of [member.email, 'Curioso', 'Tutto di me 😀', 'parole mie', member.publicId])
      expect(json).toContain(said);
    expect(json).not.toContain('segreto-sfocato');
    for (const secret of ['passwordHash', 'tokenHash', member.memberId, objectKey])
      expect(json).not.toContain(secret);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.keys(EXPORTED)));
  });

  test('is made one at a time, twice a day, and is nobody else’s', async () => {
    const member = await createMember();
    const stranger = await createMember();
    const viewer = await viewerBy(member.token);
    const asked = await Promise.all([
      requestExport(viewer, clock.now()),
      requestExport(viewer, clock.now()),
      requestExport(viewer, clock.now()),
    ]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const id = asked[0].id;
    const fetched = (token: string, ms = 0, which = id) =>
      viewerBy(token).then((by) => downloadExport(by, which, after(clock.now(), ms)));
    await expect(fetched(member.token)).rejects.toMatchObject({ code: 'not_found' });
    await Promise.all([buildExportsWork.run(clock.now(), 9), buildExportsWork.run(clock.now(), 9)]);
    expect(await mailsTo(member.email, 'export_ready')).toBe(1);
    expect((await fetched(member.token)).subarray(0, 2).toString()).toBe('PK');
    await expect(fetched(stranger.token)).rejects.toMatchObject({ code: 'not_found' });
    await expect(fetched(member.token, 0, '../x')).rejects.toMatchObject({ code: 'not_found' });
    await requestExport(viewer, clock.now());
    await buildExportsWork.run(clock.now(), 9);
    await expect(requestExport(viewer, clock.now())).rejects.toMatchObject({
      code: 'export_limit',
    });
    await requestExport(viewer, after(clock.now(), DAY + MINUTE));
    // After seven days neither the file nor its row is there.
    await expect(fetched(member.token, 7 * DAY + MINUTE)).rejects.toMatchObject({
      code: 'not_found',
    });
    const { objectKey } = await db().dataExport.findUniqueOrThrow({ where: { id } });
    await endExportsWork.run(after(clock.now(), 7 * DAY + MINUTE), 10);
    expect(await photoStore().get(`private/${objectKey}.zip`)).toBeNull();
    expect(await db().dataExport.findUnique({ where: { id } })).toBeNull();
  });

  test('that cannot be made is tried again, and then said to have failed', async () => {
    const member = await createMember();
    const viewer = await viewerBy(member.token);
    const { id } = await requestExport(viewer, clock.now());
    const put = photoStore().put;
    Object.assign(photoStore(), { put: () => Promise.reject(new Error('the store is full')) });
    for (let tried = 0; tried < 5; tried += 1) {
      await buildExportsWork.run(after(clock.now(), tried * HOUR), 10);
      const { state } = await db().dataExport.findUniqueOrThrow({ where: { id } });
      expect(state).toBe(tried < 4 ? 'waiting' : 'failed');
    }
    Object.assign(photoStore(), { put });
    expect((await listExports(viewer))[0]).toMatchObject({ id, state: 'failed', expiresAt: null });
  });
});
