import { db } from '../../db/client.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { MINUTE } from '../../kernel/clock.ts';
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

/** Photos without a hash. They fall due once. */
function toPrint(table: string): DueRows {
  return {
    name: `claim-print-${table}`,
    table,
    brand: 'brand_id',
    due: 'print_due_at',
    dueByDefault: 'created_at',
    where: 'print_tried_at is null',
    leaseMs: 2 * MINUTE,
    returning: 't.object_key as "objectKey"',
  };
}

export const PHOTOS_TO_PRINT = toPrint('photos');
export const CHAT_PHOTOS_TO_PRINT = toPrint('chat_photos');

type Claimed = Leased & { readonly objectKey: string };
type Columns = ReturnType<typeof printColumns>;

async function columnsOf(bytes: Buffer | null, now: Date): Promise<Columns> {
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

/** Claims photos and stores the hash of each. Changes nothing in one whose claim was lost. */
async function printAll(
  rows: DueRows,
  picture: (objectKey: string) => Promise<Buffer | null>,
  store: (held: { id: string; printDueAt: Date }, columns: Columns) => Promise<unknown>,
  now: Date,
): Promise<number> {
  const due = await claimDue<Claimed>(rows, now, A_ROUND);
  await forEachLeased(rows, due, async ({ leaseKey: id, leasedUntil: printDueAt, objectKey }) => {
    await store({ id, printDueAt }, await columnsOf(await picture(objectKey), now));
  });
  return due.length;
}

/** Due work: computes the missing perceptual hashes of photos; a photo whose file is missing is not tried again. */
export async function printPhotos(now: Date): Promise<number> {
  const shown = await printAll(
    PHOTOS_TO_PRINT,
    publicOrPrivate,
    (where, data) => db().photo.updateMany({ where, data }),
    now,
  );
  const sent = await printAll(
    CHAT_PHOTOS_TO_PRINT,
    chatPicture,
    (where, data) => db().chatPhoto.updateMany({ where, data }),
    now,
  );
  return Math.max(shown, sent);
}

export const printPhotosWork: DueWork = { name: 'photo prints', run: printPhotos };
