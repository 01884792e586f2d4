import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';

const side = {
  conversationId: true,
  profile: { select: { id: true, publicId: true, screenName: true, answeredBy: true } },
  peer: {
    select: {
      ...{ id: true, publicId: true },
      member: { select: { id: true, publicId: true, brandId: true, flowCode: true } },
    },
  },
} as const;

/** A member's conversation with a hosted profile, and both of them. */
export type Talk = {
  readonly conversationId: string;
  readonly hosted: {
    readonly id: string;
    readonly publicId: string;
    readonly screenName: string;
    readonly answeredBy: readonly string[];
  };
  readonly memberProfile: { readonly id: string; readonly publicId: string };
  readonly member: {
    readonly id: string;
    readonly publicId: string;
    readonly brandId: string;
    readonly flowCode: string;
  };
};

/** A talk by the ids that staff know it by. Raises `not_found`, also where nobody has written yet. */
export async function findTalk(trackerId: string, angelId: string): Promise<Talk> {
  const found = await db().participant.findFirst({
    where: {
      profile: { publicId: angelId, kind: 'hosted', state: 'active' },
      peer: { member: { publicId: trackerId, state: 'active' } },
      conversation: { personalAt: { not: null } },
    },
    select: side,
  });
  return found ? talkOf(found) : fail('not_found');
}

/** The talk of a conversation; null where it has no hosted side or no member any more. */
export async function talkById(conversationId: string): Promise<Talk | null> {
  const found = await db().participant.findFirst({
    where: { conversationId, profile: { kind: 'hosted' } },
    select: side,
  });
  return found?.peer.member ? talkOf(found) : null;
}

type Found = {
  readonly conversationId: string;
  readonly profile: Talk['hosted'];
  readonly peer: Talk['memberProfile'] & { readonly member: Talk['member'] | null };
};

function talkOf({ conversationId, profile, peer: { member, ...memberProfile } }: Found): Talk {
  return { conversationId, hosted: profile, memberProfile, member: member ?? fail('not_found') };
}
