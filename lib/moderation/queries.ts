import { db } from '../db/client.ts';
import { textMark } from './text-mark.ts';

const LONGEST = 200;

const whose = {
  select: { publicId: true, screenName: true, member: { select: { brandId: true } } },
} as const;

/** Photos that wait for their review, the oldest first. For staff. */
export function waitingPhotos() {
  return db().photo.findMany({
    where: { state: 'pending' },
    orderBy: { createdAt: 'asc' },
    take: LONGEST,
    select: { id: true, createdAt: true, width: true, height: true, profile: whose },
  });
}

/** Photos that wait to go out in a chat, the oldest first, with the words beside them. For staff. */
export function waitingChatPhotos() {
  return db().chatPhoto.findMany({
    where: { state: 'pending' },
    orderBy: { createdAt: 'asc' },
    take: LONGEST,
    select: {
      ...{ id: true, createdAt: true, width: true, height: true, caption: true },
      sender: whose,
    },
  });
}

const APPEALED = { state: 'rejected', appealedAt: { not: null }, appealOutcome: null } as const;

/** Refusals that their owners appealed against, the oldest appeal first. For staff. */
export function waitingAppeals() {
  return db().photo.findMany({
    where: APPEALED,
    orderBy: { appealedAt: 'asc' },
    take: LONGEST,
    select: { id: true, reason: true, appeal: true, appealedAt: true, profile: whose },
  });
}

/** The same of photos that were to go out in a chat. For staff. */
export function waitingChatAppeals() {
  return db().chatPhoto.findMany({
    where: APPEALED,
    orderBy: { appealedAt: 'asc' },
    take: LONGEST,
    select: { id: true, reason: true, appeal: true, appealedAt: true, sender: whose },
  });
}

/** Profiles whose words wait for their review, each with the mark that an approval names. For staff. */
export async function waitingTexts() {
  const rows = await db().profile.findMany({
    where: { textState: 'pending', state: 'active' },
    orderBy: { createdAt: 'asc' },
    take: LONGEST,
    select: { publicId: true, screenName: true, about: true, lookingFor: true },
  });
  return rows.map((row) => ({ ...row, mark: textMark(row) }));
}

/** Reports that nobody has decided yet, the oldest first. For staff. */
export function openReports() {
  const party = { select: { publicId: true, screenName: true, kind: true } } as const;
  return db().report.findMany({
    where: { state: 'open' },
    orderBy: { createdAt: 'asc' },
    take: LONGEST,
    select: {
      ...{ id: true, brandId: true, reason: true, words: true, surface: true, evidence: true },
      ...{ createdAt: true, reporter: party, reported: party },
    },
  });
}
