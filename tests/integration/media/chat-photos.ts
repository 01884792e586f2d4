import { randomUUID } from 'node:crypto';
import { openConversation } from '#lib/chat/open-conversation.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { sendChatPhotos } from '#lib/chat-photos/send-chat-photos.ts';
import { approveChatPhoto } from '#lib/moderation/photos/review-chat-photo.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { conversationOf } from '../chat/chat-helpers.ts';
import { answer, formWith, photograph, upload, type Refusal } from './form.ts';

type Waiting = { readonly id: string; readonly state: string; readonly time: number };

/** Two members who like each other; the first has free messages to spend. */
export async function createMatch(freeMessages: number) {
  const [him, her] = await createPair(freeMessages);
  const { brandId, profileId: opener } = him;
  await openConversation({ brandId, opener, peer: her.profileId, now: clock.now() });
  await setMatched(him, her, clock.now());
  return [him, her] as const;
}

export async function setMatched(him: CreatedMember, her: CreatedMember, matchedAt: Date | null) {
  const { id } = await conversationOf(him.profileId, her.profileId);
  await db().conversation.update({ where: { id }, data: { matchedAt } });
}

type Sending = { bytes?: Buffer; msg?: string; idClient?: string; more?: Record<string, string> };

export async function sendTo(from: CreatedMember, to: CreatedMember, sending: Sending = {}) {
  const { bytes = await photograph(), msg = '', idClient = randomUUID(), more = {} } = sending;
  const form = formWith(bytes, { idClient, msg, ...more }, 'picture');
  return upload<Waiting>(from, form, { to: to.angelId });
}

/** Approves a photo as staff would, then sends it as the worker would. */
export async function letGo(photoId: string): Promise<void> {
  await approveChatPhoto({ photoId, actor: 'test', now: clock.now() });
  await sendChatPhotos(clock.now(), 50);
}

/** Uploads, approves and sends a photo. Returns its id and its `seq` in the conversation. */
export async function sentPhoto(from: CreatedMember, to: CreatedMember, sending: Sending = {}) {
  const { body } = await sendTo(from, to, sending);
  await letGo(body.id);
  const message = await db().message.findFirstOrThrow({ where: { photoId: body.id } });
  return { id: body.id, seq: message.seq };
}

export function pictureOf(who: CreatedMember, angelId: string, seq: number | string) {
  const path = `/api/get/messages/${who.publicId}/${angelId}/${String(seq)}/picture`;
  return answer<ArrayBuffer & Refusal>(path, { method: 'GET' }, who.token);
}

export function uncover(who: CreatedMember, angelId: string) {
  const init = {
    method: 'POST',
    body: JSON.stringify({ angelId }),
    headers: { 'content-type': 'application/json' },
  };
  return answer<Refusal>('/api/users/chatPhotos/open', init, who.token);
}

export function onOwnPhoto(who: CreatedMember, method: 'GET' | 'DELETE', id: string) {
  const path = `/api/users/chatPhotos/${who.publicId}/${id}${method === 'GET' ? '/picture' : ''}`;
  return answer<ArrayBuffer & Refusal>(path, { method }, who.token);
}

type Thread = {
  readonly revision: number;
  readonly messages: readonly {
    readonly seq: number;
    readonly msg: string | null;
    readonly attachment: { readonly state: string; readonly width: number | null } | null;
  }[];
  readonly waitingPhotos: readonly {
    readonly id: string;
    readonly state: string;
    readonly reason: string | null;
  }[];
};

export async function threadOf(who: CreatedMember, angelId: string, query = ''): Promise<Thread> {
  const path = `/api/get/messages/${who.publicId}/${angelId}${query}`;
  return (await answer<Thread>(path, { method: 'GET' }, who.token)).body;
}
