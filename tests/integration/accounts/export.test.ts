// [core §7 GET /api/users/export] [core §8 export_limit]
import { afterEach, describe, expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { buildExportsWork } from '#lib/accounts/export/build-exports.ts';
import { downloadExport } from '#lib/accounts/export/download-export.ts';
import { endExportsWork } from '#lib/accounts/export/end-exports.ts';
import { EXPORTED } from '#lib/accounts/export/exported-tables.ts';
import { listExports, requestExport } from '#lib/accounts/request-export.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { privatePhotoName } from '#lib/media/photo-files.ts';
import { photoStore } from '#lib/media/photo-store.ts';
import { mailAtFormerAddresses } from '#tests/factories/former-addresses.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { addPhoto } from '#tests/factories/profile.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { say } from '../chat/chat-helpers.ts';
import { mailsTo } from './mails.ts';

afterEach(() => {
  clock.setOffset(0);
});

describe('a data copy', () => {
  async function files(member: CreatedMember, id: string) {
    const viewer = await viewerOfToken(member.token);
    const unpacked = unzipSync(new Uint8Array(await downloadExport(viewer, id, clock.now())));
    const json = new TextDecoder().decode(unpacked['data.json']);
    return {
      names: Object.keys(unpacked),
      json,
      data: JSON.parse(json) as Record<string, unknown>,
    };
  }

  test('contains all the member’s data and photos, and nothing that is blurred for them', async () => {
    const member = await createMember({ screenName: 'Curioso' });
    const peer = await createMember({ gender: 'woman', seeking: 'man' });
    const objectKey = await addPhoto(member.profileId, clock.now());
    await photoStore().put(privatePhotoName(objectKey), Buffer.from('picture'), 'image/jpeg');
    await db().profile.update({
      where: { id: member.profileId },
      data: { about: 'Tutto di me 😀' },
    });
    await say(peer, member.angelId, 'segreto-sfocato');
    await say(member, peer.angelId, 'parole mie');
    const asked = await requestExport(await viewerOfToken(member.token), clock.now());
    expect(asked).toMatchObject({ state: 'waiting', readyAt: null, bytes: null });
    await buildExportsWork.run(clock.now(), 10);
    const [ready] = await listExports(await viewerOfToken(member.token));
    expect(ready).toMatchObject({ id: asked.id, state: 'ready' });
    const { data: mail } = await db().mailMessage.findFirstOrThrow({
      where: { toAddress: member.email, template: 'export_ready' },
    });
    expect(mail).toMatchObject({
      link: 'http://dolcevita.localhost:3000/profile/security#export',
    });
    const { names, json, data } = await files(member, asked.id);
    expect(names.sort()).toEqual(['data.json', 'photos/1.jpg']);
    for (const said of [member.email, 'Curioso', 'Tutto di me 😀', 'parole mie', member.publicId])
      expect(json).toContain(said);
    expect(json).not.toContain('segreto-sfocato');
    for (const secret of ['passwordHash', 'tokenHash', member.memberId, objectKey])
      expect(json).not.toContain(secret);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.keys(EXPORTED)));
  });

  test('lists the mails to each address the member had, limited to the time they had it', async () => {
    const member = await createMember();
    const { theirs } = await mailAtFormerAddresses(member);
    const { id } = await requestExport(await viewerOfToken(member.token), clock.now());
    await buildExportsWork.run(clock.now(), 10);
    const { data } = await files(member, id);
    const mails = data['mail_messages'] as { to: string }[];
    expect(mails.map(({ to }) => to)).toEqual(theirs.map(({ toAddress }) => toAddress));
  });

  test('is created one at a time, twice a day, and is available only to its owner', async () => {
    const member = await createMember();
    const stranger = await createMember();
    const viewer = await viewerOfToken(member.token);
    const asked = await Promise.all([
      requestExport(viewer, clock.now()),
      requestExport(viewer, clock.now()),
      requestExport(viewer, clock.now()),
    ]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const id = asked[0].id;
    const fetched = (token: string, ms = 0, which = id) =>
      viewerOfToken(token).then((by) => downloadExport(by, which, after(clock.now(), ms)));
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
    // After seven days both the file and its row are deleted.
    await expect(fetched(member.token, 7 * DAY + MINUTE)).rejects.toMatchObject({
      code: 'not_found',
    });
    const { objectKey } = await db().dataExport.findUniqueOrThrow({ where: { id } });
    await endExportsWork.run(after(clock.now(), 7 * DAY + MINUTE), 10);
    expect(await photoStore().get(`private/${objectKey}.zip`)).toBeNull();
    expect(await db().dataExport.findUnique({ where: { id } })).toBeNull();
  });

  test('is retried when it fails, and is then reported as failed', async () => {
    const member = await createMember();
    const viewer = await viewerOfToken(member.token);
    const { id } = await requestExport(viewer, clock.now());
    const put = photoStore().put;
    Object.assign(photoStore(), {
      put: () => Promise.reject(new Error('simulated: the store is full')),
    });
    for (let tried = 0; tried < 5; tried += 1) {
      await buildExportsWork.run(after(clock.now(), tried * HOUR), 10);
      const { state } = await db().dataExport.findUniqueOrThrow({ where: { id } });
      expect(state).toBe(tried < 4 ? 'waiting' : 'failed');
    }
    Object.assign(photoStore(), { put });
    expect((await listExports(viewer))[0]).toMatchObject({ id, state: 'failed', expiresAt: null });
  });
});
