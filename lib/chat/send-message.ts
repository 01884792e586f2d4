import type { MemberViewer } from '../accounts/viewer.ts';
import { forgetViewer } from '../accounts/forget-viewer.ts';
import { presentCredits } from '../credits/present.ts';
import { flowVersion, knownFlowVersion, type Flow } from '../flows/queries.ts';
import { hostedLabel } from '../discovery/hosted-label.ts';
import { recordDisclosures } from '../discovery/record-disclosures.ts';
import { clock } from '../kernel/clock.ts';
import { fail, isErrorCode } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { refuseCardData } from '../payments/refuse-card-data.ts';
import { realtime } from '../realtime/port.ts';
import type { RemainingCredits } from '../realtime/events.ts';
import { messageId } from './message-id.ts';
import { maskPhoneNumbers } from './phone-numbers.ts';
import { hasBlocked } from './blocked-peers.ts';
import { sendBatcher } from './send/batcher.ts';
import { findPeer, type Peer } from './find-peer.ts';
import { openConversation } from './open-conversation.ts';
import { pushSent } from './send/push-sent.ts';
import type { SendItem, SendRow } from './send/statement.ts';
import { keepRefusedSend } from './keep-refused-send.ts';
import { storableText } from './storable-text.ts';

const LONGEST = 2_000;

export type Send = {
  readonly viewer: MemberViewer;
  readonly angelId: string;
  readonly text: string;
  readonly idClient: string;
  /** The socket it came by, which needs no echo. */
  readonly fromSocket?: string | undefined;
};

export type SentMessage = {
  readonly id: string;
  readonly seq: number;
  readonly time: number;
  readonly remainingCredits: RemainingCredits;
};

function answerTime({ config }: Flow): Date {
  const { minMs, maxMs } = config.hostedDelay;
  return new Date(clock.ms() + minMs + Math.floor(Math.random() * (maxMs - minMs + 1)));
}

function itemOf(send: Send, body: string, flow: Flow, peer: Peer): SendItem {
  const { viewer, idClient } = send;
  const hosted = peer.kind === 'hosted';
  const { messageCost, requiresCardCheck, replyProvider, useAi } = flow.config;
  return {
    sender: viewer.profileId,
    member: viewer.memberId,
    peer: peer.profileId,
    client: idClient,
    body,
    cost: messageCost,
    card: requiresCardCheck,
    provider: hosted ? (replyProvider === 'ai' && !useAi ? 'script' : replyProvider) : null,
    due: hosted ? answerTime(flow).toISOString() : null,
    task: hosted ? newId() : null,
    entry: newId(),
  };
}

/** A conversation is made on the first send; nearly every send finds it there. */
async function submit(item: SendItem, brandId: string): Promise<SendRow> {
  const row = await sendBatcher().submit(item);
  if (row.outcome !== 'conversation_missing') return row;
  await openConversation({ brandId, opener: item.sender, peer: item.peer, now: clock.now() });
  return sendBatcher().submit(item);
}

/**
 * Sends a member's message: gates, debit, message and reply task are one statement, and what this returns
 * is on disk. Members only. Raises `message_empty`, `message_too_long`, `card_data_refused`,
 * `peer_unavailable` (also where the other side has blocked), `system_sender`, `conversation_blocked`, `card_check_required`,
 * `disclosure_required` (and writes the disclosure it shows), `credits_exhausted` (and keeps the message),
 * `client_id_reused`, `account_disabled`. A refused or repeated send costs nothing.
 */
export async function sendMessage(send: Send): Promise<SentMessage> {
  const { viewer, angelId, fromSocket } = send;
  const text = storableText(send.text).trim();
  if (text === '') fail('message_empty');
  if (text.length > LONGEST) fail('message_too_long', { limit: LONGEST });
  refuseCardData({ msg: text });
  const body = viewer.cardVerified ? text : maskPhoneNumbers(text);
  const flow = knownFlowVersion(viewer.flowVersionId) ?? (await flowVersion(viewer.flowVersionId));
  const peer = (await findPeer(angelId)) ?? fail('peer_unavailable');
  const row = await submit(itemOf(send, body, flow, peer), viewer.brandId);
  const { conversation, seq, at } = row;
  if (
    (row.outcome === 'sent' || row.outcome === 'repeated') &&
    conversation &&
    seq !== null &&
    at
  ) {
    const credits = presentCredits(row, row.level, flow.config.messageCost);
    if (row.outcome === 'sent') {
      const about = { text: body, peerPublicId: angelId, answerer: null, fromSocket };
      pushSent({ ...row, conversation, seq, at }, { ...about, senderMemberId: viewer.memberId });
      if (row.dueAt) wakeJobs(row.dueAt.getTime());
      if (row.level !== viewer.level) forgetViewer(viewer.memberId);
      realtime().toMember(viewer.memberId, 'creditiResidui', credits, fromSocket);
    }
    return { id: messageId(conversation, seq), seq, time: at.getTime(), remainingCredits: credits };
  }
  return refuse(send, body, row, flow, peer);
}

async function refuse(
  { viewer, idClient }: Send,
  body: string,
  row: SendRow,
  flow: Flow,
  peer: Peer,
): Promise<never> {
  const now = clock.now();
  if (row.outcome === 'credits_exhausted') {
    const cost = row.level === 0 ? 1 : flow.config.messageCost;
    const held = row.level === 0 ? row.free : row.subscription + row.bought;
    await keepRefusedSend({
      viewer,
      peerId: peer.profileId,
      idClient,
      body,
      first: row.first,
      now,
    });
    fail('credits_exhausted', { cost, held, missing: cost - held, hook: 'fine_crediti' });
  }
  if (row.outcome === 'disclosure_required') {
    const shown = [{ id: peer.profileId, kind: 'hosted' }];
    await recordDisclosures(viewer.memberId, shown, 'thread', now);
    fail('disclosure_required', { text: hostedLabel(peer.answeredBy, viewer.locale) });
  }
  if (row.outcome === 'conversation_blocked') {
    const own = await hasBlocked(viewer.profileId, peer.profileId);
    fail(own ? 'conversation_blocked' : 'peer_unavailable');
  }
  if (isErrorCode(row.outcome)) fail(row.outcome);
  throw new Error(`a send ended as ${row.outcome}`);
}
