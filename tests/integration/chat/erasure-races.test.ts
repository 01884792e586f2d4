import { beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { editMessage } from '#lib/chat/messages/change-own-message.ts';
import { storePendingMessage } from '#lib/chat/pending-messages/store-pending-message.ts';
import { sendMessage } from '#lib/chat/send-message.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import type { Prisma } from '#lib/db/generated/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { capturePushes, say, viewerOf } from './chat-helpers.ts';

const TEXT = 'canarino di miniera';

let writer: CreatedMember;
let reader: CreatedMember;
let viewer: MemberViewer;
beforeEach(async () => {
  [writer, reader] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  viewer = await viewerOf(writer);
  capturePushes();
});

const erase = (tx: Prisma.TransactionClient) => eraseAccount(tx, writer.memberId, clock.now());
const send = () =>
  sendMessage({ viewer, angelId: reader.angelId, text: TEXT, idClient: randomUUID() });

/** The calls that store a text of the writer. */
const WRITES: Readonly<Record<string, () => Promise<unknown>>> = {
  'a first message': send,
  'one more message': send,
  'an edit': () => {
    const own = { trackerId: writer.publicId, angelId: reader.angelId, seq: 1 };
    return editMessage(viewer, { ...own, msg: TEXT }, clock.now());
  },
  'a refused message stored as pending': () => {
    const refused = { viewer, peerId: reader.profileId, idClient: randomUUID(), text: TEXT };
    return storePendingMessage({ ...refused, replyTo: null, first: true, now: clock.now() });
  },
};

async function storedTexts(): Promise<readonly string[]> {
  const { memberId, profileId } = writer;
  const [messages, pendingMessages] = await Promise.all([
    db().message.findMany({ where: { senderId: profileId } }),
    db().pendingMessage.findMany({ where: { memberId } }),
  ]);
  const all = messages.flatMap(({ body, firstBody }) => [body, firstBody ?? '']);
  return [...all, ...pendingMessages.map(({ body }) => body)].filter((text) => text !== '');
}

const waiting = async (): Promise<number> => {
  const rows = await db().$queryRaw<unknown[]>`
    select from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where not l.granted and a.datname = current_database()`;
  return rows.length;
};

test.each(Object.keys(WRITES))(
  '%s is not stored while the account is being erased',
  async (write) => {
    if (write !== 'a first message') await say(writer, reader.angelId, 'Prima');
    await whileHeld(erase, WRITES[write] ?? send);
    expect(await storedTexts()).toEqual([]);
  },
);

test.each(Object.keys(WRITES))('an erasure waits for %s in progress', async (write) => {
  await say(writer, reader.angelId, 'Prima');
  const erasing: { work?: Promise<unknown>; over: boolean } = { over: false };
  // Locks rows of the other side: the write waits for one of them while it holds all of its own locks.
  const block = (tx: Prisma.TransactionClient) => tx.$queryRaw`
    select 1 from inboxes i join profiles p on p.id = i.profile_id
     where p.id = ${reader.profileId}::uuid for update`;
  await whileHeld(block, WRITES[write] ?? send, async () => {
    erasing.work = inTransaction(erase).finally(() => {
      erasing.over = true;
    });
    while (!erasing.over && (await waiting()) < 2);
    expect(erasing.over).toBe(false);
  });
  await erasing.work;
  expect(await storedTexts()).toEqual([]);
});
