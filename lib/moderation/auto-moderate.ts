import type { QueueKind } from '../db/generated/enums.ts';
import { claimDue, type DueRows } from '../queue/claim-due.ts';
import type { DueWork } from '../queue/due-work.ts';
import { MINUTE } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { isAppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { approveDueSelfie } from '../proof/approve-due-selfie.ts';
import { approveReview } from '../reviews/decide-review.ts';
import { approveChatPhoto } from './photos/review-chat-photo.ts';
import { approvePhoto } from './photos/review-photo.ts';
import { reviewText } from './texts/judge-text.ts';

const ACTOR = 'demo';
type Queue = Pick<DueRows, 'table' | 'due' | 'returning'> & {
  readonly dueByDefault: string;
  readonly kind: QueueKind;
  /** Since when an item waits. */
  readonly since: string;
  /** A further condition. */
  readonly only?: string;
};

/** Pending items of a queue that nobody has claimed at the desk or passed on to senior moderators. One that could not be approved is tried again. */
function toApprove(state: string, queue: Queue): DueRows {
  const { table, due, dueByDefault, returning, kind, since, only = 'true' } = queue;
  return {
    name: `claim-demo-${table}`,
    table,
    brand: 'brand_id',
    due,
    dueByDefault,
    where: `${state} = 'pending' and ${only} and not exists (
      select from queue_claims q where q.item_id = ${table}.id and q.until > $1::timestamptz)
      and not exists (select from queue_escalations e
        where e.kind = '${kind}' and e.item_id = ${table}.id and e.at >= ${since})`,
    leaseMs: 10 * MINUTE,
    returning,
  };
}

const QUEUES = {
  photos: toApprove('state', {
    table: 'photos',
    kind: 'photo',
    since: 'photos.created_at',
    due: 'review_due_at',
    dueByDefault: 'created_at',
    returning: 't.id',
  }),
  chatPhotos: toApprove('state', {
    table: 'chat_photos',
    kind: 'chat_photo',
    since: 'chat_photos.created_at',
    due: 'due_at',
    dueByDefault: 'created_at',
    returning: 't.id',
  }),
  texts: toApprove('text_state', {
    table: 'profiles',
    kind: 'text',
    since: 'coalesce(profiles.text_pending_since, profiles.created_at)',
    due: 'text_due_at',
    dueByDefault: 'created_at',
    returning: 't.public_id as id',
  }),
  selfies: toApprove('state', {
    table: 'photo_verifications',
    kind: 'verification',
    since: 'photo_verifications.sent_at',
    // A second look is for another moderator.
    only: 'first_by is null',
    due: 'due_at',
    dueByDefault: 'sent_at',
    returning: 't.id',
  }),
  reviews: toApprove('state', {
    table: 'reviews',
    kind: 'review',
    since: 'reviews.written_at',
    due: 'due_at',
    dueByDefault: 'written_at',
    returning: 't.id',
  }),
};

async function claim(queue: keyof typeof QUEUES, now: Date, limit: number): Promise<string[]> {
  const rows = await claimDue<{ id: string }>(QUEUES[queue], now, limit);
  return rows.map(({ id }) => id);
}

async function unlessDecided(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isAppError(error)) log().error({ err: error }, 'demo approval failed: unexpected error');
  }
}

/**
 * Due work of the demo: approves photos, texts, selfies and reviews after ten seconds, so that a visitor sees the
 * whole process without staff. Items claimed by a moderator at the desk are left out. Does nothing when
 * AUTO_MODERATE is off.
 */
async function autoModerate(now: Date, limit: number): Promise<number> {
  if (!env().AUTO_MODERATE) return 0;
  const [photos, chatPhotos, texts, reviews, selfies] = await Promise.all([
    claim('photos', now, limit),
    claim('chatPhotos', now, limit),
    claim('texts', now, limit),
    claim('reviews', now, limit),
    claim('selfies', now, limit),
  ]);
  for (const photoId of photos) await unlessDecided(approvePhoto({ photoId, actor: ACTOR, now }));
  for (const photoId of chatPhotos) {
    await unlessDecided(approveChatPhoto({ photoId, actor: ACTOR, now }));
  }
  for (const profileId of texts) {
    await unlessDecided(reviewText({ profileId, verdict: 'approved', actor: ACTOR, now }));
  }
  for (const reviewId of reviews) {
    await unlessDecided(approveReview({ reviewId, actor: ACTOR, now }));
  }
  for (const id of selfies) await unlessDecided(approveDueSelfie({ id, actor: ACTOR, now }));
  return Math.max(...[photos, chatPhotos, texts, reviews, selfies].map(({ length }) => length));
}

export const autoModerateWork: DueWork = { name: 'demo review', run: autoModerate };
