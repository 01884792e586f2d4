import type { MemberViewer } from '../identity/viewer.ts';
import { lockPair } from '../chat/lock-pair.ts';
import { db, inTransaction } from '../db/client.ts';
import type { ChatPhoto, Prisma } from '../db/generated/client.ts';
import type { ChatPhotoState } from '../db/generated/enums.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { reviewDueAt } from '../review-queue/review-due.ts';
import { lockPhotos } from '../media/own-photos.ts';
import { cancelRemoval } from '../media/schedule-removal.ts';
import { storePicture } from '../media/store-picture.ts';
import { announceWork } from '../realtime/desk/announce-work.ts';
import { WAITING_PHOTOS, WAITING_VOICES } from './limits.ts';

const PENDING: ChatPhotoState[] = ['pending', 'approved'];

type Uploaded = {
  readonly viewer: MemberViewer;
  readonly angelId: string;
  readonly idClient: string;
};

type Columns = Pick<
  Prisma.ChatPhotoUncheckedCreateInput,
  'width' | 'height' | 'caption' | 'print' | 'printBands' | 'printTriedAt' | 'voiceMs' | 'waveform'
>;

type Storing = Uploaded & {
  readonly peerId: string;
  readonly storeFiles: (objectKey: string) => Promise<void>;
  /** What differs between a photo and a voice message. */
  readonly columns: Columns;
  readonly now: Date;
};

/** What an earlier attempt of the same upload stored. Raises `client_id_reused` for one to another profile. */
export async function alreadyUploaded(uploaded: Uploaded): Promise<ChatPhoto | null> {
  const { viewer, angelId, idClient } = uploaded;
  const photo = await db().chatPhoto.findUnique({
    where: { senderId_idClient: { senderId: viewer.profileId, idClient } },
    include: { peer: { select: { publicId: true } } },
  });
  if (photo && photo.peer.publicId !== angelId) fail('client_id_reused');
  return photo;
}

/**
 * Stores a photo or voice message that waits for review, with its files, and nothing when it is refused. Raises
 * `not_found` for an erased account, `peer_unavailable`, `photo_needs_match` or `voice_needs_match`, `photos_waiting` or
 * `voices_waiting`, `unavailable`, `client_id_reused`.
 */
export async function storeForReview(storing: Storing): Promise<ChatPhoto> {
  const { viewer, storeFiles, now } = storing;
  try {
    const photo = await storePicture({
      now,
      storeFiles,
      add: (objectKey) => add(storing, objectKey),
    });
    announceWork(viewer.brandId);
    if (photo.dueAt) wakeJobs(photo.dueAt.getTime());
    return photo;
  } catch (error) {
    const twin = await alreadyUploaded(storing);
    if (twin) return twin;
    throw error;
  }
}

function add(
  { viewer, peerId, idClient, columns, now }: Storing,
  objectKey: string,
): Promise<ChatPhoto> {
  const senderId = viewer.profileId;
  const isVoice = typeof columns.voiceMs === 'number';
  return inTransaction(async (tx) => {
    await lockPhotos(tx, senderId);
    const { state } = await tx.profile.findUniqueOrThrow({ where: { id: senderId } });
    // The account was erased during the upload.
    if (state === 'removed') fail('not_found');
    const { id: conversationId, blockedAt, matchedAt } = await lockPair(tx, senderId, peerId);
    if (blockedAt !== null) fail('peer_unavailable');
    if (matchedAt === null) fail(isVoice ? 'voice_needs_match' : 'photo_needs_match');
    const voiceMs = isVoice ? { not: null } : null;
    const waiting = { senderId, peerId, voiceMs, state: { in: PENDING } };
    const [most, code] = isVoice
      ? ([WAITING_VOICES, 'voices_waiting'] as const)
      : ([WAITING_PHOTOS, 'photos_waiting'] as const);
    if ((await tx.chatPhoto.count({ where: waiting })) >= most) fail(code, { most });
    if (!(await cancelRemoval(tx, objectKey))) fail('unavailable');
    return tx.chatPhoto.create({
      data: {
        ...columns,
        id: newId(now.getTime()),
        conversationId,
        senderId,
        peerId,
        idClient,
        objectKey,
        createdAt: now,
        dueAt: reviewDueAt(now),
      },
    });
  });
}
