import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { recordDisclosures } from '../../disclosure/record-disclosures.ts';
import { fail } from '../../kernel/errors.ts';
import { hasRelay } from '../calls/has-relay.ts';
import { presentPeer } from '../present.ts';
import { threadHead, type HeadRow } from '../thread-head.ts';
import { readQuotes } from '../replies/read-quotes.ts';
import { readerOf } from '../reader-of.ts';
import { threadMessages } from './thread-messages.ts';
import { flowVersion } from '../../flows/queries.ts';
import { db } from '../../db/client.ts';
import { appealOf } from '../../media/present-photo.ts';

/** The member's pending message to a profile, as the thread shows it; null when there is none. */
async function readPendingMessage(viewer: MemberViewer, head: HeadRow, now: Date) {
  const { memberId, profileId } = viewer;
  const row = await db().pendingMessage.findFirst({
    where: { memberId, peerId: head.peerId, expiresAt: { gt: now } },
    select: {
      idClient: true,
      body: true,
      replyTo: true,
      sendAfterPayment: true,
      expiresAt: true,
      refusal: true,
    },
  });
  if (row === null) return null;
  const { body: msg, expiresAt, replyTo, ...more } = row;
  const quotes = await readQuotes({ ...head, profileId }, readerOf(viewer, head), [replyTo]);
  const quote = quotes.get(replyTo ?? 0) ?? null;
  return { ...more, msg, quote, expiresAt: expiresAt.getTime() };
}

/** Which of these ids of the sender's client are those of stored messages. */
async function storedAmong(senderId: string, idsClient: readonly string[]): Promise<Set<string>> {
  if (idsClient.length === 0) return new Set();
  const stored = await db().messageKey.findMany({
    where: { senderId, idClient: { in: [...idsClient] } },
    select: { idClient: true },
  });
  return new Set(stored.map(({ idClient }) => idClient));
}

/**
 * The member's photos in a thread that the other side has not received, oldest first. The message of an
 * approved one is stored before its row says so: it is not waiting any more.
 */
async function waitingChatPhotos(senderId: string, peerId: string, now: Date) {
  const photos = await db().chatPhoto.findMany({
    where: { senderId, peerId, state: { in: ['pending', 'approved', 'rejected', 'unsent'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      idClient: true,
      state: true,
      reason: true,
      caption: true,
      createdAt: true,
      reviewedAt: true,
      appealedAt: true,
      appealOutcome: true,
      voiceMs: true,
      waveform: true,
    },
  });
  const approved = photos.filter(({ state }) => state === 'approved');
  const sent = await storedAmong(
    senderId,
    approved.map(({ idClient }) => idClient),
  );
  const waiting = photos.filter(({ idClient }) => !sent.has(idClient));
  return waiting.map(
    ({ id, state, reason, caption: msg, createdAt, voiceMs, waveform, ...refusal }) => ({
      id,
      reason,
      msg,
      ...(voiceMs !== null && { voice: { durationMs: voiceMs, waveform } }),
      time: createdAt.getTime(),
      appeal: appealOf({ state, ...refusal }, now),
      // The query returns no other states.
      state: state as 'pending' | 'approved' | 'rejected' | 'unsent',
    }),
  );
}

/** Whether the member may write in this conversation, and if not, why. */
async function composerState(viewer: MemberViewer, head: HeadRow) {
  if (head.kind === 'system') return 'system' as const;
  if (head.blocked) return 'blocked' as const;
  if (head.state !== 'active') return 'gone' as const;
  const { config } = await flowVersion(viewer.flowVersionId);
  const isInvited = config.invitationMode && head.begunByMe === true && head.invitationPending;
  return isInvited ? ('invited' as const) : ('open' as const);
}

type Asked = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly after?: number | undefined;
  readonly revision?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
};

/**
 * One conversation as the member sees it. Records the disclosure when the labelled hosted profile is shown
 * here. Members, their own id only: another member's id answers `not_found`, as does an unknown profile, one
 * that has blocked the member, and one that left before any message.
 */
export async function openThread(viewer: MemberViewer, asked: Asked, locale: string, now: Date) {
  requireOwnName(viewer, asked.trackerId);
  const head = await threadHead(viewer, asked.angelId);
  const gone = head.state !== 'active' && head.begunByMe === null && !head.matched;
  if ((gone || head.shutOut) && !head.blocked) fail('not_found');
  const [thread, composer, pendingMessage, waitingPhotos] = await Promise.all([
    threadMessages(viewer, head, asked),
    composerState(viewer, head),
    readPendingMessage(viewer, head, now),
    waitingChatPhotos(viewer.profileId, head.peerId, now),
    recordDisclosures(viewer.memberId, [{ id: head.peerId, kind: head.kind }], 'thread', now),
  ]);
  const { first, revision, peerReadSeq, peerDeliveredSeq, waiting, held, matched, offersDate } =
    head;
  return {
    ...thread,
    composer,
    pendingMessage,
    first,
    revision,
    peerReadSeq,
    peerDeliveredSeq,
    waiting,
    peer: presentPeer(head, locale, viewer.brandId),
    heldByOperator: held,
    waitingPhotos,
    matched,
    offersDate: offersDate && composer === 'open',
    offersCall: matched && head.kind === 'member' && composer === 'open' && hasRelay(),
  };
}
