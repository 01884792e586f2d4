import type { MemberViewer } from '../identity/viewer.ts';
import { acceptText } from '../chat/accept-text.ts';
import type { ChatPhoto } from '../db/generated/client.ts';
import { printColumns } from '../media/photo-print.ts';
import { renderPhoto } from '../media/render-photo.ts';
import type { Crop } from '../media/rendered-picture.ts';
import { storeChatPicture } from '../media/chat-picture-file.ts';
import { alreadyUploaded, storeForReview } from './store-for-review.ts';
import { requirePhotoAllowed } from './require-photo-allowed.ts';

type Upload = {
  readonly viewer: MemberViewer;
  readonly angelId: string;
  readonly bytes: Buffer;
  readonly crop?: Crop | undefined;
  /** The text sent with the photo, under the same rules as a message. */
  readonly caption: string;
  /** Client-generated id: an upload repeated after a lost response creates no second photo and no second message. */
  readonly idClient: string;
  readonly now: Date;
};

/**
 * For members: stores a photo for a matched member. It waits for review; once approved, it is sent as a
 * message at the usual price. Raises what `requirePhotoAllowed`, `acceptText` and `renderPhoto` raise,
 * `photos_waiting`, and `client_id_reused` for an idClient used for a photo to another profile.
 */
export async function uploadChatPhoto(upload: Upload): Promise<ChatPhoto> {
  const { viewer, angelId, bytes, crop, now } = upload;
  const known = await alreadyUploaded(upload);
  if (known) return known;
  const { peerId } = await requirePhotoAllowed(viewer, angelId);
  const { body: caption } = acceptText(upload.caption, viewer, true);
  const rendered = await renderPhoto(bytes, crop);
  const { width, height, print } = rendered;
  return storeForReview({
    ...upload,
    peerId,
    storeFiles: (objectKey) => storeChatPicture(objectKey, rendered),
    columns: { width, height, caption, ...printColumns(print, now) },
  });
}
