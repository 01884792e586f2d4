import type { MemberViewer } from '../identity/viewer.ts';
import { acceptText } from '../chat/accept-text.ts';
import { lockPair } from '../chat/lock-pair.ts';
import { db, inTransaction } from '../db/client.ts';
import type { ChatPhoto } from '../db/generated/client.ts';
import type { ChatPhotoState } from '../db/generated/enums.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { reviewDueAt } from '../review-queue/review-due.ts';
import { lockPhotos } from '../media/own-photos.ts';
import { printColumns } from '../media/photo-print.ts';
import { renderPhoto } from '../media/render-photo.ts';
import type { Crop, Rendered } from '../media/rendered-picture.ts';
import { cancelRemoval } from '../media/schedule-removal.ts';
import { storePicture } from '../media/store-picture.ts';
import { storeChatPicture } from '../media/chat-picture-file.ts';
import { requirePhotoAllowed } from './require-photo-allowed.ts';
import { announceWork } from '../realtime/desk/announce-work.ts';
import { WAITING_PHOTOS } from './limits.ts';

const PENDING: ChatPhotoState[] = ['pending', 'approved'];

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
  const known = await alreadySent(upload);
  if (known) return known;
  const { peerId } = await requirePhotoAllowed(viewer, angelId);
  const { body: caption } = acceptText(upload.caption, viewer, true);
  const rendered = await renderPhoto(bytes, crop);
  try {
    const photo = await storePicture({
      now,
      storeFiles: (objectKey) => storeChatPicture(objectKey, rendered),
      add: (objectKey) => add({ ...upload, objectKey, rendered, peerId, caption }),
    });
    announceWork(viewer.brandId);
    if (photo.dueAt) wakeJobs(photo.dueAt.getTime());
    return photo;
  } catch (error) {
    const twin = await alreadySent(upload);
    if (twin) return twin;
    throw error;
  }
}

async function alreadySent({ viewer, angelId, idClient }: Upload): Promise<ChatPhoto | null> {
  const photo = await db().chatPhoto.findUnique({
    where: { senderId_idClient: { senderId: viewer.profileId, idClient } },
    include: { peer: { select: { publicId: true } } },
  });
  if (photo && photo.peer.publicId !== angelId) fail('client_id_reused');
  return photo;
}

function add(
  upload: Upload & {
    readonly objectKey: string;
    readonly rendered: Rendered;
    readonly peerId: string;
  },
): Promise<ChatPhoto> {
  const { viewer, objectKey, rendered, peerId, caption, idClient, now } = upload;
  const senderId = viewer.profileId;
  return inTransaction(async (tx) => {
    await lockPhotos(tx, senderId);
    const { state } = await tx.profile.findUniqueOrThrow({ where: { id: senderId } });
    // The account was erased during the upload.
    if (state === 'removed') fail('not_found');
    const { id: conversationId, blockedAt, matchedAt } = await lockPair(tx, senderId, peerId);
    if (blockedAt !== null) fail('peer_unavailable');
    if (matchedAt === null) fail('photo_needs_match');
    const waiting = { senderId, peerId, state: { in: PENDING } };
    if ((await tx.chatPhoto.count({ where: waiting })) >= WAITING_PHOTOS) {
      fail('photos_waiting', { most: WAITING_PHOTOS });
    }
    if (!(await cancelRemoval(tx, objectKey))) fail('unavailable');
    const { width, height } = rendered;
    return tx.chatPhoto.create({
      data: {
        id: newId(now.getTime()),
        conversationId,
        senderId,
        peerId,
        idClient,
        objectKey,
        width,
        height,
        caption,
        createdAt: now,
        dueAt: reviewDueAt(now),
        ...printColumns(rendered.print, now),
      },
    });
  });
}
