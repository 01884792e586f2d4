import { randomUUID } from 'node:crypto';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { threadHead } from '#lib/chat/thread-head.ts';
import { threadMessages } from '#lib/chat/conversations/thread-messages.ts';
import { sendMessage } from '#lib/chat/send-message.ts';
import { grantCredits } from '#lib/credits/grant-credits.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { deriveLevel } from '#lib/credits/derive-level.ts';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { createMember, type MemberOptions } from '#tests/factories/member.ts';
import {
  createHostedProfile,
  viewerOfToken,
  type HostedOptions,
} from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';

/** A member and a hosted profile whose label was shown, with the calls that a test needs. */
export async function startConversation(
  hosted: Partial<HostedOptions> = {},
  member: MemberOptions = {},
) {
  const { id: regionId } = await firstRegion('it');
  const profile = await createHostedProfile({ regionId, ...hosted });
  const created = await createMember({ regionId, ...member });
  const shown = [{ id: profile.profileId, kind: 'hosted' }];
  await recordDisclosures(created.memberId, shown, 'profile', clock.now());
  const viewer = () => viewerOfToken(created.token);
  return {
    profile,
    member: created,
    viewer,
    say: async (text: string) =>
      sendMessage({
        viewer: await viewer(),
        angelId: profile.publicId,
        text,
        idClient: randomUUID(),
      }),
    pay: (amount: number) =>
      inTransaction(async (tx) => {
        const now = clock.now();
        const grant = { memberId: created.memberId, bucket: 'bought', amount } as const;
        await grantCredits(tx, { ...grant, reason: 'purchase', uniqueKey: randomUUID(), now });
        await deriveLevel(tx, created.memberId, now);
      }),
    tasks: () =>
      db().replyTask.findMany({
        where: { memberId: created.memberId },
        orderBy: { triggerSeq: 'asc' },
      }),
    answers: () =>
      db().message.findMany({ where: { senderId: profile.profileId }, orderBy: { seq: 'asc' } }),
    /** The thread as the member reads it. */
    thread: async () => {
      const reader = await viewer();
      const head = await threadHead(reader, profile.publicId);
      const window = { limit: 50 };
      return (await threadMessages(reader, head, window)).messages;
    },
    list: async () => {
      const reader = await viewer();
      return conversations(reader, reader.publicId, 'it', { limit: 10 });
    },
  };
}

/** A time at which every answer requested so far is due, except those that wait an hour for an operator. */
export const soon = (): Date => after(clock.now(), MINUTE);
