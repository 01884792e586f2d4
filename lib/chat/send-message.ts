import type { MemberViewer } from '../identity/viewer.ts';
import { forgetViewer } from '../identity/forget-viewer.ts';
import { presentCredits } from '../credits/present.ts';
import { flowVersion, knownFlowVersion, type Flow } from '../flows/queries.ts';
import { clock } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { providerOrder } from '../flows/provider-order.ts';
import { isFreeQuestion } from '../text/safety-topic.ts';
import { wakeJobs } from '../queue/wake.ts';
import { realtime } from '../realtime/port.ts';
import type { Quote, RemainingCredits } from '../realtime/events.ts';
import { acceptText } from './accept-text.ts';
import { messageId } from './message-row.ts';
import { sendBatcher } from './send/batcher.ts';
import { requestPreviewLater } from './previews/request-preview.ts';
import { findPeer, type Peer } from './find-peer.ts';
import { openConversation } from './open-conversation.ts';
import { sentQuotes } from './replies/sent-quotes.ts';
import { pushCatchUp } from './send/push-catch-up.ts';
import { pushSent, type SentPhoto } from './send/push-sent.ts';
import type { SendItem, SendRow } from './send/send-item.ts';
import { refuseSend } from './send/refuse-send.ts';

export type Send = {
  readonly viewer: MemberViewer;
  readonly angelId: string;
  readonly text: string;
  readonly idClient: string;
  /** An approved photo attached to the text, which may then be empty. */
  readonly photo?: SentPhoto | undefined;
  /** Number of the message of the same conversation that it answers. */
  readonly replyTo?: number | undefined;
  /** The socket it came from, which needs no echo. */
  readonly fromSocket?: string | undefined;
};

export type SentMessage = {
  readonly id: string;
  readonly seq: number;
  readonly time: number;
  /** The text as stored, in which phone numbers may be masked; null once removed. */
  readonly msg: string | null;
  /** The message that it answers. */
  readonly quote: Quote | null;
  readonly remainingCredits: RemainingCredits;
};

function answerTime({ config }: Flow): Date {
  const { minMs, maxMs } = config.hostedDelay;
  return new Date(clock.ms() + minMs + Math.floor(Math.random() * (maxMs - minMs + 1)));
}

type AcceptedText = ReturnType<typeof acceptText>;

function itemOf(send: Send, accepted: AcceptedText, flow: Flow, peer: Peer): SendItem {
  const { viewer, idClient, photo, replyTo } = send;
  const hosted = peer.kind === 'hosted';
  const { messageCost, requiresCardCheck, invitationMode } = flow.config;
  return {
    sender: viewer.profileId,
    member: viewer.memberId,
    peer: peer.profileId,
    client: idClient,
    ...accepted,
    ...(photo && { photo: photo.id }),
    reply: replyTo,
    cost: messageCost,
    card: requiresCardCheck,
    invites: invitationMode,
    provider: hosted ? providerOrder(flow.config, peer.answeredBy)[0] : null,
    due: hosted ? answerTime(flow).toISOString() : null,
    task: hosted ? newId() : null,
    entry: newId(),
    clear: hosted && isFreeQuestion(accepted.body),
  };
}

/** A conversation is created on the first send; nearly every later send finds it. */
async function submit(item: SendItem, brandId: string): Promise<SendRow> {
  const row = await sendBatcher().submit(item);
  if (row.outcome !== 'conversation_missing') return row;
  await openConversation({ brandId, opener: item.sender, peer: item.peer, now: clock.now() });
  return sendBatcher().submit(item);
}

/**
 * Sends a member's message to a profile that is listed and suits both ways, or that has been in contact with
 * the member: checks, debit, message and reply task are one statement, and the returned message is committed.
 * Members only. Raises `message_empty`, `message_too_long`, `card_data_refused`, `peer_unavailable` (also
 * where the other side has blocked), `system_sender`, `conversation_blocked`, `card_check_required`,
 * `disclosure_required` (and writes the disclosure it shows), `invitation_waiting`, `photo_needs_match`,
 * `reply_not_found` for an answer to a message that the member has not or may not read, `credits_exhausted`
 * (and stores the message as pending), `client_id_reused`, `account_disabled`. A refused or repeated send costs
 * nothing, nor does the question to a hosted profile who really writes.
 */
export async function sendMessage(send: Send): Promise<SentMessage> {
  const { viewer, angelId, photo, replyTo, fromSocket } = send;
  const accepted = acceptText(send.text, viewer, photo !== undefined);
  const flow = knownFlowVersion(viewer.flowVersionId) ?? (await flowVersion(viewer.flowVersionId));
  const peer = (await findPeer(angelId)) ?? fail('peer_unavailable');
  const row = await submit(itemOf(send, accepted, flow, peer), viewer.brandId);
  const { conversation, seq, at } = row;
  if (
    (row.outcome === 'sent' || row.outcome === 'repeated') &&
    conversation &&
    seq !== null &&
    at
  ) {
    const credits = presentCredits(row, row.level, flow.config.messageCost);
    const quoteFor = replyTo === undefined ? () => null : await sentQuotes(conversation, replyTo);
    if (row.outcome === 'sent') {
      const about = {
        text: accepted.body,
        photo,
        quoteFor,
        peerPublicId: angelId,
        answerer: null,
        fromSocket,
      };
      pushSent({ ...row, conversation, seq, at }, { ...about, senderMemberId: viewer.memberId });
      if (row.peerMember !== null) {
        const { profileId: senderId, brandId } = viewer;
        const linked = { conversationId: conversation, seq, senderId, brandId };
        requestPreviewLater({ ...linked, text: accepted.body });
      }
      if (row.dueAt) wakeJobs(row.dueAt.getTime());
      if (row.level !== viewer.level) forgetViewer(viewer.memberId);
      realtime().toMember(viewer.memberId, 'remainingCredits', credits);
    }
    // Whether the attempt that stored it has notified anyone is unknown: its answer was lost.
    if (row.outcome === 'repeated') pushCatchUp(row.peerMember, viewer.memberId);
    const msg = row.outcome === 'sent' ? accepted.body : row.repeatedBody;
    const stored = { id: messageId(conversation, seq), seq, time: at.getTime(), msg };
    return { ...stored, quote: quoteFor(viewer.memberId), remainingCredits: credits };
  }
  return refuseSend(send, row, flow, peer);
}
