import type { Photo } from '../db/generated/client.ts';
import { after, DAY } from '../kernel/clock.ts';
import { photoUrls } from './photo-urls.ts';

/** A refused photo is kept this long for those who decide on an appeal; then it is gone. */
const APPEAL_MS = 14 * DAY;

export type OwnPhoto = {
  readonly id: string;
  readonly name: string;
  /** Where its owner sees it: public once approved, else a session-checked call; empty once deleted. */
  readonly path: string;
  readonly isDefault: boolean;
  readonly state: 'pending' | 'approved' | 'rejected';
  readonly reason: string | null;
  /** Of a refused one; granted also stands on the photo that an appeal brought back. */
  readonly appeal: 'open' | 'waiting' | 'granted' | 'denied' | 'closed' | null;
};

/** Of a photo of a profile, or of one for a chat. */
type Refusal = Pick<Photo, 'state' | 'reviewedAt' | 'appealedAt' | 'appealOutcome'>;

/** As much of a photo's row as its owner is told from. */
export type PresentablePhoto = Refusal & Pick<Photo, 'id' | 'objectKey' | 'isDefault' | 'reason'>;

/** Until when the owner of a photo that was refused then may appeal. */
export function appealUntil(reviewedAt: Date): Date {
  return after(reviewedAt, APPEAL_MS);
}

/** Where the appeal against a refusal stands. */
export function appealOf(photo: Refusal, now: Date): OwnPhoto['appeal'] {
  if (photo.state !== 'rejected') return photo.appealOutcome === 'granted' ? 'granted' : null;
  if (photo.appealOutcome === 'denied') return 'denied';
  if (photo.appealOutcome === 'granted') return 'closed';
  if (photo.appealedAt !== null) return 'waiting';
  return photo.reviewedAt !== null && now < appealUntil(photo.reviewedAt) ? 'open' : 'closed';
}

/** A photo as its owner sees it. */
export function presentPhoto(photo: PresentablePhoto, trackerId: string, now: Date): OwnPhoto {
  const { id, objectKey, isDefault, reason } = photo;
  const appeal = appealOf(photo, now);
  const own = `/api/users/photos/${trackerId}/${id}/picture`;
  const gone = photo.state === 'rejected' && appeal !== 'open' && appeal !== 'waiting';
  const path = photo.state === 'approved' ? photoUrls(objectKey).card : gone ? '' : own;
  const state = photo.state === 'approved' || photo.state === 'rejected' ? photo.state : 'pending';
  return { id, name: objectKey, path, isDefault, state, reason, appeal };
}
