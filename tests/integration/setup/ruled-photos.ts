import { randomUUID } from 'node:crypto';
import type { Db } from '#lib/db/client.ts';

/** Rows of photos, recordings and previews that the checks of their tables change. Returns the id of a photo. */
export async function createPhotoWorld(client: Db, now: Date): Promise<string> {
  const photo = await client.photo.findFirstOrThrow({
    where: { isDefault: true },
    orderBy: { id: 'asc' },
  });
  const another = { id: randomUUID(), objectKey: randomUUID(), uploadId: randomUUID() };
  await client.photo.create({ data: { ...photo, ...another, isDefault: false } });
  const voice = { voiceMs: 1_000, waveform: [1], print: null, printBands: [] };
  const spoken = { id: randomUUID(), objectKey: randomUUID(), uploadId: randomUUID() };
  await client.photo.create({ data: { ...photo, ...spoken, ...voice, isDefault: false } });
  const {
    id: conversationId,
    profileLow,
    profileHigh,
  } = await client.conversation.findFirstOrThrow({ orderBy: { id: 'asc' } });
  await client.chatPhoto.create({
    data: {
      id: randomUUID(),
      createdAt: now,
      conversationId,
      senderId: profileLow,
      peerId: profileHigh,
      idClient: randomUUID(),
      objectKey: randomUUID(),
      width: 9,
      height: 9,
      caption: '',
    },
  });
  const preview = { conversationId, senderId: profileLow, brandId: 'dolcevita', createdAt: now };
  const page = { title: 'Lago', description: '', objectKey: randomUUID(), width: 9, height: 9 };
  await client.messagePreview.createMany({
    data: [
      { id: randomUUID(), seq: 1, ...preview, address: 'https://lago.example/', dueAt: now },
      { id: randomUUID(), seq: 2, ...preview, ...page },
    ],
  });
  await client.linkFetch.create({
    data: { addressHash: 'x', ...page, fetchedAt: now, expiresAt: now },
  });
  return photo.id;
}
