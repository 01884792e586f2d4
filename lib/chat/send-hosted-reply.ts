import type { Answerer } from '../db/generated/enums.ts';
import { realtime } from '../realtime/port.ts';
import { sendBatcher } from './send/batcher.ts';
import { pushCatchUp } from './send/push-catch-up.ts';
import { pushSent } from './send/push-sent.ts';

type HostedReply = {
  /** The task answered; a new id for an additional message of the operator who holds the conversation. */
  readonly taskId: string;
  /** The hosted profile. */
  readonly from: string;
  /** The member's profile. */
  readonly to: { readonly profileId: string; readonly publicId: string };
  readonly text: string;
  readonly answerer: Answerer;
  /** The author of the text, where the answerer only sends it. */
  readonly wrote?: 'ai' | undefined;
  /** Client id that identifies a repeated send; the task's id by default. */
  readonly idClient?: string | undefined;
  /** Readable at every level of the member. */
  readonly open: boolean;
};

type Outcome =
  | { readonly outcome: 'sent'; readonly seq: number }
  | { readonly outcome: 'answered_before' }
  /** An operator has taken the conversation over, and another answerer sent this. */
  | { readonly outcome: 'held' }
  | { readonly outcome: 'unwanted'; readonly reason: string };

const BEFORE = new Set(['repeated', 'client_id_reused', 'task_gone']);
const UNWANTED = new Set(['peer_unavailable', 'account_disabled', 'conversation_blocked']);

/**
 * Stores a hosted profile's answer and finishes its reply task in one statement, then notifies the member.
 * For lib/hosted. The task's id is the message's `idClient`, so a task is never answered twice; the member's
 * messages count as read.
 */
export async function sendHostedReply(reply: HostedReply): Promise<Outcome> {
  const { taskId, from, to, text, answerer, open: clear, idClient = taskId } = reply;
  const { wrote } = reply;
  const free = { cost: 0, card: false, invites: false, due: null, entry: null };
  const who = { sender: from, member: null, peer: to.profileId, provider: answerer };
  const item = {
    ...who,
    ...free,
    client: idClient,
    task: taskId,
    body: text,
    clear,
    ...(wrote === undefined ? {} : { wrote }),
  };
  const row = await sendBatcher().submit(item);
  const { outcome, conversation, seq, at } = row;
  if (outcome === 'sent' && conversation !== null && seq !== null && at !== null) {
    const about = { text, peerPublicId: to.publicId, senderMemberId: null };
    if (row.peerMember !== null && row.peerShowsRead) {
      const mark = { angelId: row.senderPublicId, seq, by: 'peer' as const, unreadTotal: null };
      realtime().toMember(row.peerMember, 'read', mark);
    }
    const writer = { answerer: wrote ?? answerer, fromSocket: undefined };
    pushSent({ ...row, conversation, seq, at }, { ...about, ...writer });
    return { outcome, seq };
  }
  if (outcome === 'repeated') pushCatchUp(row.peerMember);
  if (outcome === 'conversation_held') return { outcome: 'held' };
  if (BEFORE.has(outcome)) return { outcome: 'answered_before' };
  if (UNWANTED.has(outcome)) return { outcome: 'unwanted', reason: outcome };
  throw new Error(`a hosted answer ended as ${outcome}`);
}
