import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { CallView } from '../../realtime/events.ts';
import { SHOWN_PHOTO } from '../../identity/shown-photos.ts';
import { photoUrls } from '../../media/photo-urls.ts';

const person = {
  select: {
    publicId: true,
    screenName: true,
    memberId: true,
    photos: {
      where: SHOWN_PHOTO,
      orderBy: [{ isDefault: 'desc' }, { position: 'asc' }, { id: 'asc' }],
      take: 1,
      select: { objectKey: true },
    },
  },
} as const satisfies Prisma.ProfileDefaultArgs;

const select = {
  id: true,
  callerId: true,
  calleeId: true,
  state: true,
  endReason: true,
  startedAt: true,
  answeredAt: true,
  round: true,
  caller: person,
  callee: person,
  sides: { select: { profileId: true, tab: true, leftAt: true, pictureAt: true } },
} satisfies Prisma.CallSelect;

type Row = Prisma.CallGetPayload<{ select: typeof select }>;

/** The call as one side sees it. That a conversation was closed looks like a call that the other side ended. Pure. */
function viewOf(row: Row, role: CallView['role']): CallView {
  const peer = role === 'caller' ? row.callee : row.caller;
  const ownId = role === 'caller' ? row.callerId : row.calleeId;
  const own = row.sides.find(({ profileId }) => profileId === ownId);
  const theirs = row.sides.find(({ profileId }) => profileId !== ownId);
  const [photo] = peer.photos;
  return {
    id: row.id,
    angelId: peer.publicId,
    screenName: peer.screenName,
    photo: photo ? photoUrls(photo.objectKey).thumb : null,
    role,
    state: row.state,
    reason: row.endReason === 'closed' ? 'hung_up' : row.endReason,
    tab: own?.tab ?? null,
    startedAt: row.startedAt.getTime(),
    answeredAt: row.answeredAt?.getTime() ?? null,
    round: row.round,
    peerAway: row.endReason === null && (theirs?.leftAt ?? null) !== null,
    ownPicture: (own?.pictureAt ?? null) !== null,
    peerPicture: (theirs?.pictureAt ?? null) !== null,
  };
}

/** The two views of a call with the members that they are for, the caller's first; empty for an unknown one. */
export async function callViews(id: string) {
  const row = await db().call.findUnique({ where: { id }, select });
  if (row === null) return [];
  return [
    { profileId: row.callerId, memberId: row.caller.memberId, view: viewOf(row, 'caller') },
    { profileId: row.calleeId, memberId: row.callee.memberId, view: viewOf(row, 'callee') },
  ];
}

/** The call in which a profile is, ringing or answered, as it sees it; null without one. */
export async function liveCall(profileId: string): Promise<CallView | null> {
  const side = await db().callSide.findFirst({
    where: { profileId, live: true },
    select: { call: { select } },
  });
  if (side === null) return null;
  return viewOf(side.call, side.call.callerId === profileId ? 'caller' : 'callee');
}
