import { inTransaction } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { isAppError } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import { chatPicture } from '../chat-picture-file.ts';
import { imageWork } from '../rendering/image-work.ts';
import { privatePhotoName } from '../photo-files.ts';
import { photoPrint, printColumns } from '../photo-print.ts';
import { photoStore } from '../photo-store.ts';
import { publicVariant } from '../variants.ts';

/** Per round: there are many photos from before hashes existed, and their hashes are not urgent. */
const A_ROUND = 10;

type Row = { readonly id: string; readonly objectKey: string };

async function columnsOf(bytes: Buffer | null, now: Date) {
  try {
    return printColumns(bytes && (await imageWork(() => photoPrint(bytes))), now);
  } catch (error) {
    if (isAppError(error)) throw error;
    log().warn({ err: error }, 'photo hash skipped: picture unreadable');
    return printColumns(null, now);
  }
}

async function publicOrPrivate(objectKey: string): Promise<Buffer | null> {
  return (
    (await publicVariant(objectKey, '.webp')) ??
    (await photoStore().get(privatePhotoName(objectKey)))
  );
}

/**
 * The locks, kept while the hashes are computed, are the claim: the photos fall due once and have no column
 * for a lease.
 */
function lockUnprinted(tx: Prisma.TransactionClient, table: string): Promise<Row[]> {
  return tx.$queryRaw<Row[]>`
    select id::text, object_key as "objectKey" from ${Prisma.raw(table)} where print_tried_at is null
     order by id limit ${A_ROUND} for no key update skip locked`;
}

async function printProfilePhotos(tx: Prisma.TransactionClient, now: Date): Promise<number> {
  const rows = await lockUnprinted(tx, 'photos');
  for (const { id, objectKey } of rows) {
    const data = await columnsOf(await publicOrPrivate(objectKey), now);
    await tx.photo.update({ where: { id }, data });
  }
  return rows.length;
}

async function printChatPhotos(tx: Prisma.TransactionClient, now: Date): Promise<number> {
  const rows = await lockUnprinted(tx, 'chat_photos');
  for (const { id, objectKey } of rows) {
    const data = await columnsOf(await chatPicture(objectKey), now);
    await tx.chatPhoto.update({ where: { id }, data });
  }
  return rows.length;
}

/** Due work: computes the missing perceptual hashes of photos; a photo whose file is missing is not tried again. */
export async function printPhotos(now: Date): Promise<number> {
  const shown = await inTransaction((tx) => printProfilePhotos(tx, now));
  const sent = await inTransaction((tx) => printChatPhotos(tx, now));
  return Math.max(shown, sent);
}

export const printPhotosWork: DueWork = { name: 'photo prints', run: printPhotos };
