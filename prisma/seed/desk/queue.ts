import type { Brand } from '../../../lib/brands/schema.ts';
import type { PrismaClient } from '../../../lib/db/generated/client.ts';
import { after, DAY, HOUR, MINUTE } from '../../../lib/kernel/clock.ts';
import { newId } from '../../../lib/kernel/ids.ts';
import { storeChatPicture } from '../../../lib/media/chat-picture-file.ts';
import { drawPortrait } from '../../../lib/media/portraits/draw-portrait.ts';
import { newPhotoKey } from '../../../lib/media/photo-files.ts';
import { uploadPhoto } from '../../../lib/media/own-photos/upload-photo.ts';
import { gatherEvidence } from '../../../lib/moderation/reports/gather-evidence.ts';
import { reportReasons } from '../../../lib/review-queue/reasons.ts';
import { randomOf } from '../world/random.ts';
import { mainBrands, type Staff } from './cast.ts';
import { peopleOf, type SeedMember } from './people.ts';
import { DEMO_TEXTS } from './demo-texts.ts';

type SeedContext = {
  readonly db: PrismaClient;
  readonly brand: Brand;
  /** None of these awaits an operator in a conversation. */
  readonly people: readonly SeedMember[];
  readonly staff: Staff;
  readonly now: Date;
};

/** The demo's automatic approval leaves these to moderators for this long. */
const RETENTION_MS = 30 * DAY;

const ago = (now: Date, hours: number): Date => after(now, -hours * HOUR);

async function upload({ brand, now }: SeedContext, who: SeedMember, seed: string, hours: number) {
  const gender = who.gender === 'man' ? 'man' : 'woman';
  const bytes = await drawPortrait({ seed, gender, age: 38, portraitBrand: brand.id, pose: 0 });
  return uploadPhoto({ member: who, bytes, now: ago(now, hours) });
}

/** Pending photos, one of them identical to a photo rejected from another member; and a rejection under appeal. */
async function photos(context: SeedContext): Promise<void> {
  const { db, brand, people, staff, now } = context;
  const [first, second, third, copycat, refused] = people;
  if (!first || !second || !third || !copycat || !refused) return;
  const known = await upload(context, refused, `${brand.id} known`, 50);
  const waiting = await Promise.all([
    upload(context, first, `${brand.id} waits 1`, 1.2),
    upload(context, second, `${brand.id} waits 2`, 0.6),
    upload(context, third, `${brand.id} waits 3`, 0.2),
    upload(context, copycat, `${brand.id} known`, 0.4),
  ]);
  const ids = [known, ...waiting].map(({ id }) => id);
  const reviewDueAt = after(now, RETENTION_MS);
  await db.photo.updateMany({ where: { id: { in: ids } }, data: { reviewDueAt } });
  const appeal = DEMO_TEXTS[brand.locales.default].appeals[0] ?? '';
  const reviewedAt = ago(now, 46);
  const outcome = {
    state: 'rejected',
    reason: 'someone_else',
    reviewedAt,
    reviewDueAt: null,
  } as const;
  await db.photo.update({
    where: { id: known.id },
    data: { ...outcome, appeal, appealedAt: ago(now, 5) },
  });
  await db.auditEntry.create({
    data: {
      id: newId(reviewedAt.getTime()),
      actor: staff.moderator,
      action: 'reject_photo',
      subject: known.id,
      data: { reason: 'someone_else' },
      brandId: brand.id,
      at: reviewedAt,
    },
  });
}

async function texts({ db, brand, people, now }: SeedContext): Promise<void> {
  const [one, two] = people.slice(5, 7);
  const samples = DEMO_TEXTS[brand.locales.default];
  for (const [index, who] of [one, two].entries()) {
    if (!who) continue;
    const textPendingSince = ago(now, 0.4 + index * 2.1);
    const bait = index === 1 ? ` ${samples.reviews[3] ?? ''}` : '';
    const { about } = await db.profile.findUniqueOrThrow({ where: { id: who.profileId } });
    await db.profile.update({
      where: { id: who.profileId },
      data: {
        textState: 'pending',
        textPendingSince,
        textDueAt: after(now, RETENTION_MS),
        about: `${about}${bait}`,
      },
    });
  }
}

/** Some open reports, and decisions of the weeks before. */
async function reports({ db, brand, people, staff, now }: SeedContext): Promise<void> {
  const random = randomOf(`${brand.id} reports`);
  const samples = DEMO_TEXTS[brand.locales.default].reports;
  for (let index = 0; index < 12; index += 1) {
    const reporter = people[8 + index];
    const reported = people[22 + (index % 8)];
    if (!reporter || !reported || reporter === reported) continue;
    const open = index < 3;
    const at = open ? ago(now, 0.5 + index * 3) : ago(now, random.between(20, 900));
    const reason = reportReasons[(index * 2) % reportReasons.length] ?? 'other';
    const about = { reporterId: reporter.profileId, reportedId: reported.profileId, reason };
    const evidence = await gatherEvidence({ ...about, surface: 'profile', now: at });
    const upheld = random.chance(0.5);
    const decidedAt = after(at, random.between(15, 900) * MINUTE);
    await db.report.create({
      data: {
        id: newId(at.getTime()),
        brandId: brand.id,
        ...about,
        surface: 'profile',
        details: samples[index % samples.length] ?? '',
        evidence: [evidence],
        createdAt: at,
        ...(!open && {
          state: upheld ? 'upheld' : 'dismissed',
          decidedAt,
          decidedBy: staff.moderator,
          consequence: upheld ? random.pick(['none', 'text', 'photo']) : null,
        }),
      },
    });
  }
}

async function reviews({ db, brand, people, now }: SeedContext): Promise<void> {
  const texts = DEMO_TEXTS[brand.locales.default].reviews;
  const [enough, few, care, bait] = people
    .filter(({ since }) => since < after(now, -9 * DAY))
    .slice(-4);
  const stars = [5, 3, 5, 4];
  for (const [index, who] of [enough, few, care, bait].entries()) {
    if (!who) continue;
    const refused = index === 3;
    const writtenAt = ago(now, refused ? 70 : 2 + index * 7);
    const decidedAt = refused ? ago(now, 64) : null;
    await db.review.create({
      data: {
        id: newId(writtenAt.getTime()),
        brandId: brand.id,
        memberId: who.memberId,
        name: who.name,
        locale: brand.locales.default,
        stars: stars[index] ?? 4,
        text: texts[index] ?? '',
        state: refused ? 'rejected' : 'pending',
        writtenAt,
        decidedAt,
        dueAt: refused ? null : after(now, RETENTION_MS),
        ...(refused && {
          reason: 'contact_details',
          appealedAt: ago(now, 20),
          appeal: DEMO_TEXTS[brand.locales.default].reviewAppeals[0] ?? '',
        }),
      },
    });
  }
}

/** Two pending photos in an existing conversation. */
async function chatPhotos({ db, brand, people, now }: SeedContext): Promise<void> {
  const ids = people.map(({ profileId }) => profileId);
  const sides = await db.participant.findMany({
    where: { profileId: { in: ids } },
    orderBy: { conversationId: 'asc' },
    take: 2,
  });
  for (const [index, { conversationId, profileId: senderId, peerId }] of sides.entries()) {
    const gender = people.find(({ profileId }) => profileId === senderId)?.gender;
    const drawn = {
      seed: `${brand.id} sent ${String(index)}`,
      portraitBrand: brand.id,
      age: 34,
      pose: 1,
    } as const;
    const picture = await drawPortrait({ ...drawn, gender: gender === 'man' ? 'man' : 'woman' });
    const createdAt = ago(now, 0.3 + index * 0.8);
    const objectKey = newPhotoKey();
    await storeChatPicture(objectKey, { picture });
    await db.chatPhoto.create({
      data: {
        id: newId(createdAt.getTime()),
        conversationId,
        senderId,
        peerId,
        objectKey,
        idClient: newId(createdAt.getTime()),
        width: 720,
        height: 960,
        state: 'pending',
        caption: '',
        createdAt,
        dueAt: after(now, RETENTION_MS),
      },
    });
  }
}

/** Items awaiting a decision on the larger brands; if any reports exist, nothing is added. */
export async function seedQueue(db: PrismaClient, staff: Staff, now: Date): Promise<void> {
  if ((await db.report.count()) > 0) return;
  for (const brand of mainBrands) {
    const people = (await peopleOf(db, brand)).slice(4);
    const context = { db, brand, people, staff, now };
    await photos(context);
    await texts(context);
    await reports(context);
    await reviews(context);
    await chatPhotos(context);
  }
}
