import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sendChatPhotos } from '#lib/chat-photos/send-chat-photos.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, MINUTE, SECOND } from '#lib/kernel/clock.ts';
import { photoStore } from '#lib/media/photo-store.ts';
import { privatePhotoName } from '#lib/media/photo-files.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { cancelRemoval, scheduleRemoval } from '#lib/media/schedule-removal.ts';
import { printPhotos } from '#lib/media/storage/print-photos.ts';
import { publicVariant } from '#lib/media/variants.ts';
import { approveChatPhoto } from '#lib/moderation/photos/review-chat-photo.ts';
import { approvePhoto } from '#lib/moderation/photos/review-photo.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { codeOf } from '../chat/chat-helpers.ts';
import { createMatch, sendTo } from '../media/chat-photos.ts';
import { formWith, photograph, upload } from '../media/form.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let member: CreatedMember;
beforeEach(async () => {
  member = await createMember();
});
afterEach(() => {
  jest.restoreAllMocks();
  clock.setOffset(0);
});

async function photo(): Promise<{ readonly id: string; readonly objectKey: string }> {
  const { body } = await upload(member, formWith(await photograph()));
  return db().photo.findUniqueOrThrow({ where: { id: body.data.id } });
}

/** The first deletion of files begins and does not end before `release`. */
function holdFirstDeletion() {
  const held = Promise.withResolvers<undefined>();
  const begun = Promise.withResolvers<undefined>();
  const remove = photoStore().remove;
  let calls = 0;
  jest.spyOn(photoStore(), 'remove').mockImplementation(async (names) => {
    calls += 1;
    begun.resolve(undefined);
    if (calls === 1) await held.promise;
    return remove(names);
  });
  const release = (): void => {
    held.resolve(undefined);
  };
  return { begun: begun.promise, release };
}

test('41: files are deleted outside a transaction, and meanwhile their removal cannot be cancelled', async () => {
  const { objectKey } = await photo();
  const now = clock.now();
  await scheduleRemoval(db(), { objectKey, scope: 'all', dueAt: now });
  const deletion = holdFirstDeletion();
  const work = removeFiles(now, 50);
  await deletion.begun;
  // Under a row lock it would wait for the deletion.
  expect(await cancelRemoval(db(), objectKey)).toBe(false);
  deletion.release();
  await work;
  expect(await db().photoRemoval.count({ where: { objectKey } })).toBe(0);
  expect(await photoStore().get(privatePhotoName(objectKey))).toBeNull();
});

test('41: a worker that continues after its lease leaves a removal that was scheduled again', async () => {
  const { objectKey } = await photo();
  const now = clock.now();
  await scheduleRemoval(db(), { objectKey, scope: 'all', dueAt: now });
  const deletion = holdFirstDeletion();
  const work = removeFiles(now, 50);
  await deletion.begun;
  await scheduleRemoval(db(), { objectKey, scope: 'all', dueAt: after(now, DAY) });
  deletion.release();
  await work;
  expect(await db().photoRemoval.findMany({ where: { objectKey } })).toMatchObject([
    { dueAt: after(now, DAY) },
  ]);
});

test('41: a photo whose public files are being deleted is not published meanwhile', async () => {
  const { id, objectKey } = await photo();
  const now = clock.now();
  await scheduleRemoval(db(), { objectKey, scope: 'public', dueAt: now });
  const deletion = holdFirstDeletion();
  const work = removeFiles(now, 50);
  await deletion.begun;
  expect(await codeOf(approvePhoto({ photoId: id, actor: 'test', now }))).toBe('conflict');
  deletion.release();
  await work;
  await removeFiles(now, 50);
  expect(await publicVariant(objectKey, '.webp')).toBeNull();
  await approvePhoto({ photoId: id, actor: 'test', now });
  expect(await publicVariant(objectKey, '.webp')).not.toBeNull();
});

test('41: the hashes of photos are computed outside a transaction, each by one worker', async () => {
  const { id } = await photo();
  await db().photo.update({ where: { id }, data: { printTriedAt: null } });
  const held = Promise.withResolvers<undefined>();
  const begun = Promise.withResolvers<undefined>();
  const get = photoStore().get;
  const reads: string[] = [];
  jest.spyOn(photoStore(), 'get').mockImplementation(async (name) => {
    reads.push(name);
    begun.resolve(undefined);
    await held.promise;
    return get(name);
  });
  const now = after(clock.now(), SECOND);
  const work = printPhotos(now);
  await begun.promise;
  // Under a row lock this would wait for the hash.
  await db().photo.update({ where: { id }, data: { position: 3 } });
  const before = reads.length;
  expect(await printPhotos(now)).toBe(0);
  expect(reads.length).toBe(before);
  held.resolve(undefined);
  await work;
  const { printTriedAt } = await db().photo.findUniqueOrThrow({ where: { id } });
  expect(printTriedAt).toEqual(now);
});

test('41: a worker that continues after its lease does not mark a photo unsent that another one sends', async () => {
  const [him, her] = await createMatch(5);
  const { id } = (await sendTo(him, her, { msg: 'Al mare' })).body;
  const now = clock.now();
  await approveChatPhoto({ photoId: id, actor: 'test', now });
  // The first worker reads that credits are missing, and is stopped before it stores that.
  const stopped = Promise.withResolvers<undefined>();
  const reached = Promise.withResolvers<undefined>();
  const { memberId } = him;
  const account = await db().creditAccount.findUniqueOrThrow({ where: { memberId } });
  await db().creditAccount.update({ where: { memberId }, data: { free: 0, icebreakers: 0 } });
  const client = db();
  const transaction = client.$transaction.bind(client) as (...given: unknown[]) => unknown;
  jest.spyOn(client, '$transaction').mockImplementationOnce(async (...given: unknown[]) => {
    reached.resolve(undefined);
    await stopped.promise;
    return transaction(...given);
  });
  const first = sendChatPhotos(now, 5);
  await reached.promise;
  const { free, icebreakers } = account;
  await db().creditAccount.update({ where: { memberId }, data: { free, icebreakers } });
  clock.setOffset(3 * MINUTE);
  // The second worker has claimed it and is about to send.
  await db().chatPhoto.update({ where: { id }, data: { dueAt: after(clock.now(), MINUTE) } });
  stopped.resolve(undefined);
  await first;
  expect((await db().chatPhoto.findUniqueOrThrow({ where: { id } })).state).toBe('approved');
  await sendChatPhotos(after(clock.now(), 2 * MINUTE), 5);
  expect((await db().chatPhoto.findUniqueOrThrow({ where: { id } })).state).toBe('sent');
});
