// [core §4 No input for 000000] [core §8 conversation_blocked]
import { beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { brandById } from '#lib/brands/registry.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { openConversation } from '#lib/chat/open-conversation.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { sendMessage, type Send } from '#lib/chat/send-message.ts';
import { notifyTyping } from '#lib/chat/presence.ts';
import { db } from '#lib/db/client.ts';
import { chooseProfile } from '#lib/discovery/swipe/choose.ts';
import { sendInvitation } from '#lib/discovery/swipe/send-invitation.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { clock } from '#lib/kernel/clock.ts';
import { uploadChatPhoto } from '#lib/chat-photos/upload-chat-photo.ts';
import { reportProfile } from '#lib/moderation/reports/report-profile.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { grant, reduceCredits, withdraw } from './purse.ts';
import { capturePushes, codeOf, viewerOf } from './chat-helpers.ts';

const SENDERS = ['000000', '111111', 'admin'];

let member: CreatedMember;
let viewer: MemberViewer;
beforeEach(async () => {
  member = await createMember({ flowCode: '12', cardVerified: true });
  viewer = await viewerOf(member);
});

/** Stores a message of the sender to the member, as the service does. */
async function written(publicId: string) {
  const now = clock.now();
  const { id: sender } = await db().profile.findUniqueOrThrow({ where: { publicId } });
  const { brandId, profileId } = member;
  await openConversation({ brandId, opener: sender, peer: profileId, now });
  const side = { profileId, peerId: sender };
  const { conversationId } = await db().participant.findFirstOrThrow({ where: side });
  const message = { kind: 'personal', body: 'Novità', open: true, createdAt: now } as const;
  await db().message.create({
    data: { conversationId, seq: 1, senderId: sender, idClient: randomUUID(), ...message },
  });
  await db().conversation.update({
    where: { id: conversationId },
    data: { lastSeq: 1, personalAt: now, lastMessageAt: now },
  });
  await db().participant.updateMany({ where: { conversationId }, data: { lastMessageAt: now } });
  return { sender, conversationId };
}

/** Everything that would change if something were sent to the sender. */
async function traces(sender: string, conversationId: string) {
  const { memberId, profileId } = member;
  const to = { peerId: sender };
  return Promise.all([
    db().message.count({ where: { conversationId } }),
    db().participant.findMany({ where: { conversationId }, orderBy: { profileId: 'asc' } }),
    db().conversation.findUnique({ where: { id: conversationId } }),
    db().inbox.findUnique({ where: { profileId: sender } }),
    db().creditAccount.findUnique({ where: { memberId } }),
    db().replyTask.count({ where: { memberId } }),
    db().pendingMessage.count({ where: { memberId } }),
    db().kpiEvent.count({ where: { memberId } }),
    db().swipe.count({ where: { profileId, ...to } }),
    db().visit.count({ where: { profileId, ...to } }),
    db().chatPhoto.count({ where: to }),
    db().report.count({ where: { reportedId: sender } }),
  ]);
}

const choose = (angelId: string, choice: 'like' | 'dislike') =>
  chooseProfile({ viewer, angelId, choice, source: 'find', idClient: randomUUID() });

/** The calls that are refused with the same code for every caller. */
function refusedTo(angelId: string): Readonly<Record<string, () => Promise<unknown>>> {
  const now = clock.now();
  const send = (): Send => ({ viewer, angelId, text: 'Ciao', idClient: randomUUID() });
  const photo = { id: randomUUID(), width: 600, height: 800 };
  const picture = { viewer, angelId, bytes: Buffer.alloc(8), caption: '', now };
  const about = { viewer, angelId, reason: 'scam', details: '', surface: 'chat', now } as const;
  return {
    message: () => sendMessage(send()),
    'message with a photo': () => sendMessage({ ...send(), photo }),
    invitation: () => sendInvitation(send()),
    like: () => choose(angelId, 'like'),
    dislike: () => choose(angelId, 'dislike'),
    photo: () => uploadChatPhoto({ ...picture, idClient: randomUUID() }),
    block: () => blockPeer(viewer, angelId, now),
    report: () => reportProfile(about),
  };
}

async function nothingIsTaken(angelId: string, left: () => Promise<unknown>): Promise<void> {
  const before = await left();
  const pushed = capturePushes();
  for (const [what, work] of Object.entries(refusedTo(angelId))) {
    expect([what, await codeOf(work())]).toEqual([what, 'system_sender']);
  }
  expect(await codeOf(recordVisit(viewer, angelId, clock.now()))).toBe('not_found');
  await notifyTyping(viewer, angelId);
  expect(await left()).toEqual(before);
  expect(pushed).toEqual([]);
}

test.each(SENDERS)(
  '%s accepts no message, photo, like, visit, block or report',
  async (angelId) => {
    const { sender, conversationId } = await written(angelId);
    const asked = { trackerId: member.publicId, angelId, limit: 10 };
    expect((await openThread(viewer, asked, 'it', clock.now())).composer).toBe('system');
    await grant(member, 'bought', 50);
    await nothingIsTaken(angelId, () => traces(sender, conversationId));
    await withdraw(member, 'bought', 50);
    await reduceCredits(member, {});
    await nothingIsTaken(angelId, () => traces(sender, conversationId));
  },
);

test.each(['dolcevita', 'fuego'])('has the name and the picture of %s', async (brandId) => {
  member = await createMember({ brandId });
  viewer = await viewerOf(member);
  await written('000000');
  const name = brandById(brandId)?.name ?? '';
  const shown = {
    angelId: '000000',
    screenName: name,
    photo: `/brands/${brandId}/icon-192.png`,
  };
  const asked = { trackerId: member.publicId, angelId: '000000', limit: 10 };
  expect((await openThread(viewer, asked, 'it', clock.now())).peer).toMatchObject(shown);
  const list = async (part?: string) => {
    const page = { limit: 5, name: part };
    return (await conversations(viewer, member.publicId, 'it', page)).messages;
  };
  expect(await list()).toMatchObject([shown]);
  expect(await list(name.slice(0, 4))).toMatchObject([shown]);
  const stored = await db().profile.findMany({ where: { kind: 'system' } });
  expect(new Set(stored.map(({ screenName }) => screenName))).toEqual(new Set(['Service']));
  expect(await list('Service')).toEqual([]);
  const { messages } = await gatherData(member.memberId, clock.now());
  expect(messages).toMatchObject([{ with: name }]);
});
