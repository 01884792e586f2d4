import { findSession } from '#lib/accounts/session/find-session.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import type { Answerer, Gender, ModerationState } from '#lib/db/generated/enums.ts';
import { listHosted } from '#lib/discovery/list-hosted.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId, newPublicId } from '#lib/kernel/ids.ts';
import { newPhotoKey } from '#lib/media/photo-files.ts';

let counter = 0;

export type HostedOptions = {
  readonly brandId?: string;
  readonly regionId: number;
  readonly gender?: Gender;
  readonly seeking?: Gender;
  readonly age?: number;
  readonly answeredBy?: readonly Answerer[];
  readonly withPhoto?: boolean;
  readonly verifiedOnly?: boolean;
  readonly screenName?: string;
  readonly now?: Date;
};

/** A hosted profile, listed on a brand, with one approved photo by default. */
export async function createHostedProfile(
  options: HostedOptions,
): Promise<{ readonly profileId: string; readonly publicId: string }> {
  counter += 1;
  const { brandId = 'dolcevita', regionId, now = clock.now() } = options;
  const { gender = 'woman', seeking = 'man', age = 33, answeredBy = ['script'] } = options;
  const { screenName = `Hosted ${String(counter)}`, verifiedOnly = false } = options;
  const profileId = newId(now.getTime());
  const publicId = newPublicId();
  await db().profile.create({
    data: {
      id: profileId,
      publicId,
      kind: 'hosted',
      screenName,
      gender,
      seeking,
      regionId,
      ageGiven: age,
      ageGivenAt: now,
      verifiedOnly,
      createdAt: now,
      about: 'Writes back, and says who writes.',
      country: brandById(brandId)?.country ?? 'it',
      answeredBy: [...answeredBy],
    },
  });
  if (options.withPhoto !== false) await addPhoto(profileId, now);
  await listHosted(db(), brandId, [profileId], now);
  return { profileId, publicId };
}

/** A photo row without a picture file. */
export async function addPhoto(
  profileId: string,
  now: Date,
  state: ModerationState = 'approved',
): Promise<string> {
  const objectKey = newPhotoKey();
  await db().photo.create({
    data: {
      id: newId(now.getTime()),
      profileId,
      objectKey,
      state,
      createdAt: now,
      position: 0,
      isDefault: state === 'approved',
      width: 720,
      height: 960,
      ...(state === 'rejected' && { reason: 'poor_quality' }),
    },
  });
  return objectKey;
}

/** The viewer of a session's token, as verbs get it. */
export async function viewerOfToken(token: string): Promise<MemberViewer> {
  const viewer = await findSession(token);
  if (!viewer) throw new Error('session not found');
  return viewer;
}
