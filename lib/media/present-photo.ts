import type { Photo } from '../db/generated/client.ts';
import type { ChatPhotoState, ModerationState, PhotoState } from '../db/generated/enums.ts';
import { after } from '../kernel/clock.ts';
import { photoUrls } from './photo-urls.ts';
import { APPEAL_MS } from './limits.ts';

export type OwnPhoto = {
  readonly id: string;
  readonly name: string;
  /** The URL for its owner: public once approved, otherwise a session-checked endpoint; empty once deleted. */
  readonly path: string;
  readonly isDefault: boolean;
  readonly state: ModerationState;
  readonly reason: string | null;
  /** State of the appeal against a refusal; `granted` also on the approved photo after a successful appeal. */
  readonly appeal: 'open' | 'waiting' | 'granted' | 'denied' | 'closed' | null;
};

/** The fields of a profile photo or a chat photo that decide about an appeal. */
type Refusal = Pick<Photo, 'reviewedAt' | 'appealedAt' | 'appealOutcome'> & {
  readonly state: PhotoState | ChatPhotoState;
};

/** The fields of a photo that its owner's view is built from. */
export type PresentablePhoto = Refusal &
  Pick<Photo, 'id' | 'objectKey' | 'isDefault' | 'reason' | 'voiceMs'>;

/** Until when a photo refused at that time can be appealed. */
export function appealUntil(reviewedAt: Date): Date {
  return after(reviewedAt, APPEAL_MS);
}

/** The state of the appeal against a refusal. */
export function appealOf(photo: Refusal, now: Date): OwnPhoto['appeal'] {
  if (photo.state !== 'rejected') return photo.appealOutcome === 'granted' ? 'granted' : null;
  if (photo.appealOutcome === 'denied') return 'denied';
  if (photo.appealOutcome === 'granted') return 'closed';
  if (photo.appealedAt !== null) return 'waiting';
  return photo.reviewedAt !== null && now < appealUntil(photo.reviewedAt) ? 'open' : 'closed';
}

/** A photo as its owner sees it. */
export function presentPhoto(photo: PresentablePhoto, trackerId: string, now: Date): OwnPhoto {
  const { id, objectKey, isDefault, reason, voiceMs } = photo;
  const appeal = appealOf(photo, now);
  const isVoice = voiceMs !== null;
  const own = `/api/users/photos/${trackerId}/${id}/${isVoice ? 'voice' : 'picture'}`;
  const gone = photo.state === 'rejected' && appeal !== 'open' && appeal !== 'waiting';
  const isPublic = photo.state === 'approved' && !isVoice;
  const path = isPublic ? photoUrls(objectKey).card : gone ? '' : own;
  const state = photo.state === 'approved' || photo.state === 'rejected' ? photo.state : 'pending';
  return { id, name: objectKey, path, isDefault, state, reason, appeal };
}

/** A voice introduction as its owner sees it; the recording has a session-checked address in every state. */
export function presentIntroduction(photo: Photo, trackerId: string, now: Date) {
  const { id, path, state, reason, appeal } = presentPhoto(photo, trackerId, now);
  const voice = { durationMs: photo.voiceMs ?? 0, waveform: photo.waveform };
  return { id, path, state, reason, appeal, voice };
}
