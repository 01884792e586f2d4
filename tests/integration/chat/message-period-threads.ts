import { settingsCache } from '#lib/brands/settings.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { openConversation } from '#lib/chat/open-conversation.ts';
import { chooseMessagePeriod } from '#lib/chat/retention/choose-period.ts';
import { expireMessagesWork } from '#lib/chat/retention/expire-messages.ts';
import type { MessagePeriod } from '#lib/chat/retention/message-period.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { conversationOf, viewerOf } from './chat-helpers.ts';

type Side = { readonly profileId: string };

/** Days. */
export const YEARS_AGO = 3 * 365;

/** Messages of the two in turn, sent so many days ago, all read unless the last ones are not. */
export async function createThread(
  one: Side,
  other: Side,
  daysAgo: readonly number[],
  { unread = 0, brandId = 'dolcevita' } = {},
): Promise<string> {
  const now = clock.now();
  const opener = one.profileId;
  await openConversation({ brandId, opener, peer: other.profileId, now });
  const { id } = await conversationOf(opener, other.profileId);
  await db().message.createMany({
    data: daysAgo.map((days, index) => ({
      conversationId: id,
      seq: index + 1,
      senderId: index % 2 === 0 ? other.profileId : opener,
      idClient: newId(),
      kind: 'personal',
      body: `numero ${index + 1}`,
      open: true,
      createdAt: after(now, -days * DAY),
    })),
  });
  const lastMessageAt = after(now, -(daysAgo.at(-1) ?? 0) * DAY);
  await db().conversation.update({
    where: { id },
    data: { lastSeq: daysAgo.length, lastMessageAt, personalAt: lastMessageAt },
  });
  await db().participant.updateMany({
    where: { conversationId: id },
    data: { lastMessageAt, readSeq: daysAgo.length - unread },
  });
  await db().participant.update({
    where: { conversationId_profileId: { conversationId: id, profileId: opener } },
    data: { unread },
  });
  return id;
}

export const hostedProfile = async () =>
  createHostedProfile({
    regionId: (await firstRegion('it')).id,
  });

export const choose = async (member: CreatedMember, months: MessagePeriod) =>
  chooseMessagePeriod(await viewerOf(member), member.publicId, months, clock.now());

/** The numbers that a member sees in the thread with a profile. */
export async function seen(member: CreatedMember, angelId: string): Promise<readonly number[]> {
  const asked = { trackerId: member.publicId, angelId, limit: 40 };
  const { messages } = await openThread(await viewerOf(member), asked, 'it', clock.now());
  return messages.map(({ seq }) => seq);
}

export async function listed(member: CreatedMember): Promise<readonly string[]> {
  const viewer = await viewerOf(member);
  const { messages } = await conversations(viewer, member.publicId, 'it', { limit: 10 });
  return messages.map(({ angelId }) => angelId);
}

export const storedIn = async (conversationId: string): Promise<readonly number[]> => {
  const rows = await db().message.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } });
  return rows.map(({ seq }) => seq);
};

/** Works until nothing is due, as the worker does. */
export async function expireAll(now = clock.now()): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await expireMessagesWork.run(now, 50);
    all += done;
    if (done === 0) return all;
  }
}

export async function withLongest<T>(months: MessagePeriod, work: () => Promise<T>): Promise<T> {
  const row = await db().brandSettings.findFirstOrThrow({
    where: { brandId: 'dolcevita' },
    orderBy: { version: 'desc' },
  });
  const set = async (limits: object) => {
    await db().$executeRaw`
      update brand_settings set limits = ${JSON.stringify(limits)}::jsonb
       where brand_id = ${row.brandId} and version = ${row.version}`;
    settingsCache.clear();
  };
  const before = row.limits as object;
  await set({ ...before, messageMonths: months });
  try {
    return await work();
  } finally {
    await set(before);
  }
}

/**
 * Attaches a chat photo to the first message of a conversation, with a decision about it that waits for a second one.
 * Returns its id.
 */
export async function attachPhoto(
  conversationId: string,
  { profileId: senderId }: CreatedMember,
  { profileId: peerId }: CreatedMember,
): Promise<string> {
  const photo = newId();
  await db().chatPhoto.create({
    data: {
      id: photo,
      conversationId,
      senderId,
      peerId,
      idClient: newId(),
      objectKey: photo,
      width: 9,
      height: 9,
      caption: '',
      state: 'approved',
      createdAt: clock.now(),
    },
  });
  await db().$executeRaw`
    update messages set photo_id = ${photo}::uuid
     where conversation_id = ${conversationId}::uuid and seq = 1`;
  const waiting = { kind: 'chat_photo', itemId: photo, profileId: senderId } as const;
  const first = { firstVerdict: 'approve', firstBy: 'operator:one', firstAt: clock.now() };
  await db().recheck.create({ data: { id: newId(), ...waiting, ...first, item: {} } });
  return photo;
}
