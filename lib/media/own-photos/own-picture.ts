import type { MemberViewer } from '../../identity/viewer.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { ownPhoto } from '../own-photos.ts';
import { ownCardName } from '../photo-files.ts';
import { photoStore } from '../photo-store.ts';
import { publicVariant } from '../variants.ts';
import { voice } from '../voice-file.ts';

/** The bytes of a member's own photo in any state; for its owner only. Raises `not_found`. */
export async function ownPicture(member: MemberViewer, photoId: string): Promise<Buffer> {
  const { objectKey, state, voiceMs } = await ownPhoto(db(), member.profileId, photoId);
  if (state === 'removed' || voiceMs !== null) fail('not_found');
  const bytes =
    state === 'approved'
      ? await publicVariant(objectKey, '-card.webp')
      : await photoStore().get(ownCardName(objectKey));
  return bytes ?? fail('not_found');
}

/** The recording of a member's own voice introduction in any state; for its owner only. Raises `not_found`. */
export async function ownIntroduction(member: MemberViewer, photoId: string): Promise<Buffer> {
  const { objectKey, state, voiceMs } = await ownPhoto(db(), member.profileId, photoId);
  if (state === 'removed' || voiceMs === null) fail('not_found');
  return (await voice(objectKey)) ?? fail('not_found');
}
