import { db } from '../../db/client.ts';
import { chatPicture } from '../../media/chat-picture-file.ts';
import { privatePhotoName } from '../../media/photo-files.ts';
import { photoStore } from '../../media/photo-store.ts';
import { voice } from '../../media/voice-file.ts';
import { ticketFileBytes } from '../../media/ticket-files.ts';
import { publicVariant } from '../../media/variants.ts';
import type { Entry } from './zip-file.ts';

async function shownPhotos(memberId: string): Promise<Entry[]> {
  const photos = await db().photo.findMany({
    where: { profile: { memberId }, voiceMs: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { objectKey: true },
  });
  const found = await Promise.all(
    photos.map(async ({ objectKey }, index): Promise<Entry[]> => {
      const name = `photos/${index + 1}`;
      const original = await photoStore().get(privatePhotoName(objectKey));
      if (original) return [{ name: `${name}.jpg`, bytes: original, packed: true }];
      const shown = await publicVariant(objectKey, '.webp');
      return shown ? [{ name: `${name}.webp`, bytes: shown, packed: true }] : [];
    }),
  );
  return found.flat();
}

async function introductions(memberId: string): Promise<Entry[]> {
  const photos = await db().photo.findMany({
    where: { profile: { memberId }, voiceMs: { not: null } },
    orderBy: { id: 'asc' },
    select: { objectKey: true },
  });
  const found = await Promise.all(
    photos.map(async ({ objectKey }, index): Promise<Entry[]> => {
      const bytes = await voice(objectKey);
      return bytes ? [{ name: `voice-introduction/${index + 1}.webm`, bytes, packed: true }] : [];
    }),
  );
  return found.flat();
}

async function sentPhotos(memberId: string): Promise<Entry[]> {
  const photos = await db().chatPhoto.findMany({
    where: { sender: { memberId } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { objectKey: true, voiceMs: true },
  });
  const found = await Promise.all(
    photos.map(async ({ objectKey, voiceMs }, index): Promise<Entry[]> => {
      const isVoice = voiceMs !== null;
      const bytes = await (isVoice ? voice(objectKey) : chatPicture(objectKey));
      const name = isVoice ? `voice-messages/${index + 1}.webm` : `chat-photos/${index + 1}.webp`;
      return bytes ? [{ name, bytes, packed: true }] : [];
    }),
  );
  return found.flat();
}

/** The files of the member's tickets, theirs and those of customer care, in the order of the list in the data. */
async function ticketFiles(memberId: string): Promise<Entry[]> {
  const files = await db().ticketFile.findMany({
    where: { ticket: { memberId } },
    orderBy: { id: 'asc' },
    select: { objectKey: true, kind: true },
  });
  const found = await Promise.all(
    files.map(async (file, index): Promise<Entry[]> => {
      const bytes = await ticketFileBytes(file);
      const name = `ticket-files/${index + 1}.${file.kind === 'pdf' ? 'pdf' : 'jpg'}`;
      return bytes ? [{ name, bytes, packed: true }] : [];
    }),
  );
  return found.flat();
}

/**
 * A member's own photos and voice introduction as files, in every moderation state, the photos and voice messages they
 * sent in chats, and the files of their tickets; deleted ones are not included. Neither is a selfie that waits for its decision: the export would keep it after its
 * deletion.
 */
export async function gatherPhotos(memberId: string): Promise<Entry[]> {
  const gathered = [
    shownPhotos(memberId),
    introductions(memberId),
    sentPhotos(memberId),
    ticketFiles(memberId),
  ];
  return (await Promise.all(gathered)).flat();
}
