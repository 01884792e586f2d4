import { db } from '../db/client.ts';
import { REVIEWED_COLUMNS, textMark } from '../review-queue/reviewed-texts.ts';

const MAX_ROWS = 200;

const whose = {
  select: { publicId: true, screenName: true, member: { select: { brandId: true } } },
} as const;

/** For staff: photos that wait for review, oldest first. */
export function waitingPhotos() {
  return db().photo.findMany({
    where: { state: 'pending' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: { id: true, createdAt: true, width: true, height: true, profile: whose },
  });
}

/** For staff: chat photos that wait for review, with their captions, oldest first. */
export function waitingChatPhotos() {
  return db().chatPhoto.findMany({
    where: { state: 'pending' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: {
      id: true,
      createdAt: true,
      width: true,
      height: true,
      caption: true,
      sender: whose,
    },
  });
}

const APPEALED = { state: 'rejected', appealedAt: { not: null }, appealOutcome: null } as const;

/** For staff: refusals that were appealed, oldest appeal first. */
export function waitingAppeals() {
  return db().photo.findMany({
    where: APPEALED,
    orderBy: [{ appealedAt: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: { id: true, reason: true, appeal: true, appealedAt: true, profile: whose },
  });
}

/** For staff: the same for chat photos. */
export function waitingChatAppeals() {
  return db().chatPhoto.findMany({
    where: APPEALED,
    orderBy: [{ appealedAt: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: { id: true, reason: true, appeal: true, appealedAt: true, sender: whose },
  });
}

/** For staff: profiles whose texts wait for review, each with the mark that the decision refers to. */
export async function waitingTexts() {
  const rows = await db().profile.findMany({
    where: { textState: 'pending', state: 'active' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: { publicId: true, screenName: true, ...REVIEWED_COLUMNS },
  });
  return rows.map((row) => ({ ...row, mark: textMark(row) }));
}

/** For staff: undecided reports, oldest first. */
export function openReports() {
  const party = { select: { publicId: true, screenName: true, kind: true } } as const;
  return db().report.findMany({
    where: { state: 'open' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: {
      id: true,
      brandId: true,
      reason: true,
      details: true,
      surface: true,
      evidence: true,
      createdAt: true,
      reporter: party,
      reported: party,
    },
  });
}
