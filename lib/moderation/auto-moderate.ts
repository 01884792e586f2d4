import { db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import type { DueWork } from '../queue/due-work.ts';
import { after, MINUTE } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { isAppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { approveReview } from '../reviews/decide-review.ts';
import { approveChatPhoto } from './review-chat-photo.ts';
import { approvePhoto } from './review-photo.ts';
import { reviewText } from './review-text.ts';

const ACTOR = 'demo';
/** How long a claim lasts; an item that could not be approved is retried after that. */
const LEASE_MS = 10 * MINUTE;

/** Per queue: its table, the columns for due time and state, the id that its action takes, and the creation time. */
const QUEUES = {
  photos: ['photos', 'review_due_at', 'state', 'id::text', 'created_at'],
  chatPhotos: ['chat_photos', 'due_at', 'state', 'id::text', 'created_at'],
  texts: ['profiles', 'text_due_at', 'text_state', 'public_id', 'created_at'],
  reviews: ['reviews', 'due_at', 'state', 'id::text', 'written_at'],
} as const;

async function claim(queue: keyof typeof QUEUES, now: Date, limit: number): Promise<string[]> {
  const [table, due, state, name, since] = QUEUES[queue].map((part) => Prisma.raw(part));
  const rows = await db().$queryRaw<{ id: string }[]>`
    update ${table} set ${due} = ${after(now, LEASE_MS)}
     where id in (select id from ${table} where ${state} = 'pending'
                     and coalesce(${due}, ${since}) <= ${now}
                     and not exists (select 1 from queue_claims q
                                      where q.item_id = ${table}.id and q.until > ${now})
                   order by ${due} nulls first limit ${limit} for update skip locked)
    returning ${name} as id`;
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
 * Due work of the demo: approves photos, texts and reviews after ten seconds, so that a visitor sees the
 * whole process without staff. Items claimed by a moderator at the desk are left out. Does nothing when
 * AUTO_MODERATE is off.
 */
async function autoModerate(now: Date, limit: number): Promise<number> {
  if (!env().AUTO_MODERATE) return 0;
  const [photos, chatPhotos, texts, reviews] = await Promise.all([
    claim('photos', now, limit),
    claim('chatPhotos', now, limit),
    claim('texts', now, limit),
    claim('reviews', now, limit),
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
  return Math.max(photos.length, chatPhotos.length, texts.length, reviews.length);
}

export const autoModerateWork: DueWork = { name: 'demo review', run: autoModerate };
