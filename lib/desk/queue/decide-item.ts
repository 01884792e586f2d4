import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { noteBrand } from '../../kernel/request-context.ts';
import { decideAppeal } from '../../moderation/photos/decide-appeal.ts';
import { decideChatAppeal } from '../../moderation/photos/decide-chat-appeal.ts';
import { dismissReport, upholdReport } from '../../moderation/reports/decide-report.ts';
import { approveChatPhoto, rejectChatPhoto } from '../../moderation/photos/review-chat-photo.ts';
import { approvePhoto, rejectPhoto } from '../../moderation/photos/review-photo.ts';
import { decideVerification } from '../../proof/decide-verification.ts';
import { restrictText } from '../../moderation/texts/restrict-text.ts';
import { reviewText } from '../../moderation/texts/judge-text.ts';
import { approveReview, refuseReview } from '../../reviews/decide-review.ts';
import { decideReviewAppeal } from '../../reviews/decide-review-appeal.ts';
import { reviewForStaff } from '../../reviews/review-for-staff.ts';
import { audit } from '../../audit/audit.ts';
import type { Operator } from '../../identity/operator.ts';
import type { QueueDecision } from './decision-schema.ts';
import { mayDo } from '../../identity/roles.ts';
import { sampleDecision } from '../rechecks/sample-decision.ts';
import { isItemEscalated, pruneEscalation } from './escalated.ts';
import { itemBrand } from './item-brand.ts';
import { requireOwnClaim } from './require-own-claim.ts';

type StaffAction = {
  readonly actor: string;
  readonly purpose: string | undefined;
  readonly now: Date;
};
type Of<K extends QueueDecision['kind']> = Extract<QueueDecision, { readonly kind: K }>;

/** Refusing a member's text sends a statement of reasons; a hosted profile has no owner to notify. */
async function decideText({ id, verdict, mark: read, renames }: Of<'text'>, action: StaffAction) {
  const profile = await db().profile.findUnique({
    where: { id },
    select: { publicId: true, memberId: true },
  });
  const { publicId: profileId, memberId } = profile ?? fail('not_found');
  if (verdict === 'approve') return reviewText({ profileId, verdict: 'approved', read, ...action });
  if (memberId === null) return reviewText({ profileId, verdict, read, renames, ...action });
  const refusal = { reason: verdict, details: '', read, renames };
  return restrictText({ memberId, angelId: profileId, ...refusal, ...action });
}

async function decideReview(
  { id: reviewId, verdict, revision }: Of<'review'>,
  action: StaffAction,
) {
  if (verdict === 'approve') return approveReview({ reviewId, revision, ...action });
  const review = await reviewForStaff(reviewId);
  if (review.state !== 'pending' || review.revision !== revision) fail('conflict');
  return refuseReview({ reviewId, reason: verdict, ...action });
}

/** A photo that was approved meanwhile is not refused from the queue: another moderator has seen it too. */
async function requirePending(photoId: string): Promise<void> {
  const photo = await db().photo.findUnique({ where: { id: photoId }, select: { state: true } });
  if (photo?.state !== 'pending') fail('conflict');
}

async function carryOut(
  decision: QueueDecision,
  action: StaffAction,
  isSenior: boolean,
): Promise<void> {
  const { kind, id } = decision;
  switch (kind) {
    case 'photo': {
      const { verdict: reason } = decision;
      if (reason === 'approve') return approvePhoto({ photoId: id, ...action });
      await requirePending(id);
      return rejectPhoto({ photoId: id, reason, ...action });
    }
    case 'chat_photo': {
      const { verdict: reason } = decision;
      if (reason === 'approve') return approveChatPhoto({ photoId: id, ...action });
      return rejectChatPhoto({ photoId: id, reason, ...action });
    }
    case 'verification': {
      const { verdict, photoId } = decision;
      const reason = verdict === 'approve' ? null : verdict;
      return decideVerification({ id, reason, photoId, isSenior, ...action });
    }
    case 'text':
      return decideText(decision, action);
    case 'review':
      return decideReview(decision, action);
    case 'report': {
      const { consequence } = decision;
      if (consequence === null) return dismissReport({ reportId: id, ...action });
      return upholdReport({ reportId: id, consequence, ...action });
    }
    case 'photo_appeal':
      return decideAppeal({ photoId: id, outcome: decision.verdict, ...action });
    case 'chat_appeal':
      return decideChatAppeal({ photoId: id, outcome: decision.verdict, ...action });
    case 'review_appeal':
      return decideReviewAppeal({ reviewId: id, outcome: decision.verdict, ...action });
  }
}

/** A decision as a word or two, for the log and for comparing it with another. */
export function verdictOf(decision: QueueDecision): string {
  if (decision.kind !== 'report') return decision.verdict;
  const { consequence } = decision;
  if (consequence === null) return 'dismiss';
  const reason = 'reason' in consequence ? `, ${consequence.reason}` : '';
  return `uphold: ${consequence.kind}${reason}`;
}

type Judgement = StaffAction & {
  readonly decision: QueueDecision;
  readonly operator: Pick<Operator, 'operatorId' | 'brandIds' | 'role'>;
};

/**
 * For moderators: decides one item of the queue. The decision, its purpose and its brand are in the audit log
 * before it takes effect. Raises `not_found`, also for a brand they do not work for; `conflict` when another
 * moderator holds or has decided the item, when it was passed on to senior moderators and the caller is none, or when
 * the content that was read has changed.
 */
export async function decideItem(judgement: Judgement): Promise<void> {
  const { decision, operator, actor, purpose, now } = judgement;
  const { kind, id } = decision;
  const brandId = await itemBrand(operator, kind, id);
  const key = { kind, itemId: id };
  await requireOwnClaim({ kind, id }, operator.operatorId, now);
  const isSenior = mayDo(operator.role, 'moderate_senior');
  if (!isSenior && (await isItemEscalated(db(), kind, id))) {
    fail('conflict', { state: 'escalated' });
  }
  const data = { kind, verdict: verdictOf(decision) };
  noteBrand(brandId);
  await audit(db(), { actor, action: 'queue.decide', subject: id, data, purpose, now });
  const reader = { operator, actor, purpose, now };
  const sampled = await sampleDecision({ kind, id, brandId, verdict: data.verdict, reader });
  await carryOut(decision, { actor, purpose, now }, isSenior);
  await db().queueClaim.deleteMany({ where: key });
  await pruneEscalation(db(), kind, id);
  await sampled();
}
