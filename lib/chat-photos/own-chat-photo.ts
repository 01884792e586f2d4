import { db, type Db } from '../db/client.ts';
import type { ChatPhoto } from '../db/generated/client.ts';
import { fail } from '../kernel/errors.ts';
import { isId } from '../kernel/ids.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { chatPicture } from '../media/chat-picture-file.ts';
import { voice } from '../media/voice-file.ts';

/** A photo that the profile sends or has sent and not withdrawn. Raises `not_found` for any other. */
export async function ownChatPhoto(tx: Db, senderId: string, photoId: string): Promise<ChatPhoto> {
  if (!isId(photoId)) fail('not_found');
  const where = { id: photoId, senderId, state: { not: 'withdrawn' } } as const;
  return (await tx.chatPhoto.findFirst({ where })) ?? fail('not_found');
}

/** The picture of a chat photo in any state, for its sender only. Raises `not_found`, also once it is deleted. */
export async function ownChatPicture(viewer: MemberViewer, photoId: string): Promise<Buffer> {
  const { objectKey } = await ownChatPhoto(db(), viewer.profileId, photoId);
  return (await chatPicture(objectKey)) ?? fail('not_found');
}

/** The recording of a voice message in any state, for its sender only. Raises `not_found`, also once it is deleted. */
export async function ownVoice(viewer: MemberViewer, photoId: string): Promise<Buffer> {
  const { objectKey } = await ownChatPhoto(db(), viewer.profileId, photoId);
  return (await voice(objectKey)) ?? fail('not_found');
}
