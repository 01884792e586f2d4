import { randomUUID } from 'node:crypto';
import { forgetViewer } from '#lib/identity/forget-viewer.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { sendMessage, type SentMessage } from '#lib/chat/send-message.ts';
import { db } from '#lib/db/client.ts';
import { openConversation } from '#lib/chat/open-conversation.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import type { OutboundEvents } from '#lib/realtime/events.ts';
import { installRealtime } from '#lib/realtime/port.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';

export const viewerOf = ({ token }: CreatedMember): Promise<MemberViewer> => viewerOfToken(token);

/** Sends a message to the profile with this public id. */
export async function say(
  from: CreatedMember,
  angelId: string,
  text = 'Ciao, come va?',
  idClient: string = randomUUID(),
): Promise<SentMessage> {
  return sendMessage({ viewer: await viewerOf(from), angelId, text, idClient });
}

/** The code with which a call fails; `done` if it does not fail. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (isAppError(error) ? error.code : `unexpected: ${String(error)}`),
  );

/** Changes a member row directly and invalidates the cached viewer, as a verb would. */
export async function change(
  { memberId }: CreatedMember,
  data: Parameters<ReturnType<typeof db>['user']['update']>[0]['data'],
): Promise<void> {
  await db().user.update({ where: { id: memberId }, data });
  forgetViewer(memberId);
}

/** Opens a conversation of the two without a message. */
export function acquaint(one: CreatedMember, other: CreatedMember): Promise<void> {
  const { brandId, profileId } = one;
  return openConversation({ brandId, opener: profileId, peer: other.profileId, now: clock.now() });
}

export function conversationOf(one: string, other: string) {
  const [profileLow = '', profileHigh = ''] = [one, other].sort();
  return db().conversation.findUniqueOrThrow({
    where: { profileLow_profileHigh: { profileLow, profileHigh } },
    include: { messages: { orderBy: { seq: 'asc' } }, participants: true },
  });
}

export type Pushed = {
  readonly memberId: string;
  readonly name: keyof OutboundEvents;
  readonly payload: OutboundEvents[keyof OutboundEvents];
  readonly except: string | undefined;
};

/** Replaces the hub and records the events that verbs publish. */
export function capturePushes(): Pushed[] {
  const pushed: Pushed[] = [];
  installRealtime({
    toMember: (memberId, name, payload, except) => {
      pushed.push({ memberId, name, payload, except });
    },
    endSessions: () => undefined,
    isOnline: () => Promise.resolve(false),
    hasVisibleTab: () => Promise.resolve(false),
    hidePresence: () => undefined,
  });
  return pushed;
}
