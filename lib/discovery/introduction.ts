import type { MemberViewer } from '../identity/viewer.ts';
import type { Photo } from '../db/generated/client.ts';
import { fail } from '../kernel/errors.ts';
import { introductionOf } from '../media/own-photos.ts';
import { voice } from '../media/voice-file.ts';
import { reachableProfile } from './show-profile.ts';

/** The introduction that others may hear: null before its approval, and after a refusal or removal. */
async function approvedIntroduction(profileId: string): Promise<Photo | null> {
  const photo = await introductionOf(profileId);
  return photo?.state === 'approved' ? photo : null;
}

/** The approved voice introduction of a profile as a page shows it; `pathOf` says where it is played. */
export async function introductionShown(
  profileId: string,
  pathOf: (photoId: string) => string,
): Promise<{
  readonly path: string;
  readonly durationMs: number;
  readonly waveform: readonly number[];
} | null> {
  const photo = await approvedIntroduction(profileId);
  if (photo === null || photo.voiceMs === null) return null;
  return { path: pathOf(photo.id), durationMs: photo.voiceMs, waveform: photo.waveform };
}

/**
 * For members: the recording of a voice introduction, WebM with Opus, for whom may see the profile and its photos. Checks
 * the current state, so that a block, a refusal or a removal ends it at once. Raises `not_found` for anything else,
 * without naming the cause.
 */
export async function introductionFor(viewer: MemberViewer, publicId: string): Promise<Buffer> {
  const [profile] = await reachableProfile(viewer, publicId);
  const photo = profile ? await approvedIntroduction(profile.id) : null;
  return (photo && (await voice(photo.objectKey))) ?? fail('not_found');
}
