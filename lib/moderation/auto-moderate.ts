import { db } from '../db/client.ts';
import type { DueWork } from '../jobs/due-work.ts';
import { after, MINUTE } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { isAppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { approvePhoto } from './review-photo.ts';
import { reviewText } from './review-text.ts';

const ACTOR = 'demo';
/** A claimed one is nobody else's for this long; what could not be approved is looked at again then. */
const LEASE_MS = 10 * MINUTE;

type Claimed = { readonly id: string };

async function claimPhotos(now: Date, limit: number): Promise<Claimed[]> {
  return db().$queryRaw<Claimed[]>`
    update photos set review_due_at = ${after(now, LEASE_MS)}
     where id in (select id from photos where state = 'pending'
                     and coalesce(review_due_at, created_at) <= ${now}
                   order by review_due_at nulls first limit ${limit} for update skip locked)
    returning id::text`;
}

async function claimTexts(now: Date, limit: number): Promise<Claimed[]> {
  return db().$queryRaw<Claimed[]>`
    update profiles set text_due_at = ${after(now, LEASE_MS)}
     where id in (select id from profiles where text_state = 'pending'
                     and coalesce(text_due_at, created_at) <= ${now}
                   order by text_due_at nulls first limit ${limit} for update skip locked)
    returning public_id as id`;
}

async function unlessDecided(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isAppError(error)) log().error({ err: error }, 'the demo could not approve something');
  }
}

/**
 * Due work of the demo: approves the photos and words that have waited for ten seconds, so that a visitor
 * sees the whole way without staff. Does nothing where AUTO_MODERATE is off.
 */
async function autoModerate(now: Date, limit: number): Promise<number> {
  if (!env().AUTO_MODERATE) return 0;
  const [photos, texts] = await Promise.all([claimPhotos(now, limit), claimTexts(now, limit)]);
  for (const { id } of photos) {
    await unlessDecided(approvePhoto({ photoId: id, actor: ACTOR, now }));
  }
  for (const { id } of texts) {
    await unlessDecided(reviewText({ profileId: id, verdict: 'approved', actor: ACTOR, now }));
  }
  return Math.max(photos.length, texts.length);
}

export const autoModerateWork: DueWork = { name: 'demo review', run: autoModerate };
