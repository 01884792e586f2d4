import { brandLimitsSchema } from '../brands/limits-schema.ts';
import { brandSettings } from '../brands/settings.ts';
import {
  addAnnouncement,
  pushAnnouncement,
  type AddedAnnouncement,
} from '../chat/add-announcement.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { retryOnDeadlock } from '../db/retry.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';
import { findConversation, type HostedConversation } from './hold/find-conversation.ts';
import { holdConversation } from './hold/hold-conversation.ts';
import { lockConversation } from './hold/lock-conversation.ts';
import { requireFreeHand } from './hold/require-free-hand.ts';
import { publishSummary } from './conversations/publish-summary.ts';

type TakeOverRequest = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

type Taken = { readonly until: Date; readonly announced: AddedAnnouncement | null };

async function take(
  tx: Prisma.TransactionClient,
  conversation: HostedConversation,
  { actor, purpose, now }: TakeOverRequest,
  most: number,
): Promise<Taken> {
  const { blocked, heldBy, heldUntil } = await lockConversation(tx, conversation);
  const { conversationId, hosted } = conversation;
  if (blocked) fail('conversation_blocked');
  const others = heldBy !== null && heldBy !== actor;
  if (others && heldUntil !== null && heldUntil > now) fail('conversation_held');
  if (heldBy !== actor) await requireFreeHand(tx, { conversationId, actor, most, now });
  const { brandId } = conversation.member;
  const about = { subject: conversationId, purpose, brandId, now };
  await audit(tx, { actor, action: 'conversation.take_over', ...about });
  const until = await holdConversation(tx, { conversationId, actor, now });
  if (heldBy !== null) return { until, announced: null };
  const news = { conversationId, from: hosted.id, category: 'operator_joined', now } as const;
  return { until, announced: await addAnnouncement(tx, news) };
}

/**
 * An operator takes over a hosted conversation, and the member is notified among the messages. For staff.
 * Returns until when it is held if they write nothing; taking over again extends it. Raises `not_found`,
 * `forbidden` (the profile lists no operator as answerer), `conversation_held` (by another operator),
 * `conversation_blocked`, `conflict` with `most` (they hold as many as the brand allows one operator).
 */
export async function takeOver(request: TakeOverRequest): Promise<Date> {
  const conversation = await findConversation(request.trackerId, request.angelId);
  const { hosted, member } = conversation;
  if (!hosted.answeredBy.includes('operator')) fail('forbidden');
  const { limits } = await brandSettings(member.brandId);
  const { conversationsPerOperator } = brandLimitsSchema.parse(limits);
  const work = () =>
    inTransaction((tx) => take(tx, conversation, request, conversationsPerOperator));
  const { until, announced } = await retryOnDeadlock(work);
  if (announced) pushAnnouncement(announced, { from: hosted, to: member });
  wakeJobs(until.getTime());
  publishSummary(conversation.conversationId, member.brandId);
  return until;
}
