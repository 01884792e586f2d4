import { openConversation } from '#lib/chat/open-conversation.ts';
import { db } from '#lib/db/client.ts';
import { after, MINUTE } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';

type Sides = {
  readonly brandId: string;
  readonly callerId: string;
  readonly calleeId: string;
};

async function pairOf({ brandId, callerId, calleeId }: Sides, now: Date): Promise<string> {
  await openConversation({ brandId, opener: callerId, peer: calleeId, now });
  const [profileLow = '', profileHigh = ''] = [callerId, calleeId].sort();
  const { id } = await db().conversation.findUniqueOrThrow({
    where: { profileLow_profileHigh: { profileLow, profileHigh } },
  });
  return id;
}

const both = ({ callerId, calleeId }: Sides) => [callerId, calleeId] as const;

/** A call of a minute that ended at a time, as `endCall` leaves it. */
export async function createEndedCall(sides: Sides, endedAt: Date): Promise<void> {
  const conversationId = await pairOf(sides, endedAt);
  const startedAt = after(endedAt, -MINUTE);
  const side = { seenAt: endedAt, pictureAt: startedAt, live: false };
  const over = { state: 'ended', endReason: 'hung_up', answeredAt: startedAt, endedAt } as const;
  const create = both(sides).map((profileId) => ({ profileId, ...side }));
  const times = { startedAt, ...over };
  await db().call.create({
    data: { id: newId(), ...sides, conversationId, ...times, sides: { create } },
  });
}

/** A call that rings from a time on, as `startCall` leaves it. */
export async function createRingingCall(sides: Sides, startedAt: Date): Promise<void> {
  const conversationId = await pairOf(sides, startedAt);
  const create = both(sides).map((profileId) => ({ profileId, seenAt: startedAt }));
  const times = { startedAt, dueAt: after(startedAt, MINUTE) };
  await db().call.create({
    data: { id: newId(), ...sides, conversationId, ...times, sides: { create } },
  });
}
