import sharp from 'sharp';
import { db } from '../../db/client.ts';
import type { TicketFile } from '../../db/generated/client.ts';
import { fail, isAppError, type ErrorCode } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { photoStore } from '../../media/photo-store.ts';
import { renderPhoto } from '../../media/render-photo.ts';
import { storePicture } from '../../media/store-picture.ts';
import { ticketPdfName, ticketPictureName, ticketThumbName } from '../../media/ticket-files.ts';
import { CARE_PDF_BYTES, CARE_PDF_MEGABYTES, CARE_PICTURE_MAX_SIDE } from '../limits.ts';
import { fileKind } from './file-kind.ts';
import { fileName } from './file-name.ts';
import type { FileOwner } from './file-owner.ts';

type Upload = {
  readonly owner: FileOwner;
  readonly bytes: Buffer;
  /** As the sender calls it; untrusted. */
  readonly name: string;
  readonly now: Date;
};

/** The errors of pictures, in the terms of files. */
const AS_FILE: Partial<Record<ErrorCode, ErrorCode>> = {
  photo_type_refused: 'file_type_refused',
  photo_too_large: 'file_too_large',
  photo_unreadable: 'file_unreadable',
  photo_missing: 'file_missing',
};

/** Runs what receives or renders a picture, and raises its errors as those of a file. */
export async function asFile<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = isAppError(error) ? AS_FILE[error.code] : undefined;
    if (code === undefined) throw error;
    return fail(code);
  }
}

type Stored = {
  readonly bytes: number;
  readonly storeFiles: (objectKey: string) => Promise<void>;
};

async function picture(given: Buffer): Promise<Stored> {
  const { picture, card } = await asFile(() =>
    renderPhoto(given, undefined, CARE_PICTURE_MAX_SIDE),
  );
  const bytes = await sharp(picture).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  const storeFiles = async (objectKey: string): Promise<void> => {
    await photoStore().put(ticketThumbName(objectKey), card, 'image/webp');
    await photoStore().put(ticketPictureName(objectKey), bytes, 'image/jpeg');
  };
  return { bytes: bytes.length, storeFiles };
}

function pdf(given: Buffer): Stored {
  if (given.length > CARE_PDF_BYTES) fail('file_too_large', { megabytes: CARE_PDF_MEGABYTES });
  const storeFiles = (objectKey: string) =>
    photoStore().put(ticketPdfName(objectKey), given, 'application/pdf');
  return { bytes: given.length, storeFiles };
}

/**
 * Anyone may call who may write to customer care. Stores a file for a message that is sent within the hour; then it is
 * deleted, since the scheduled removal of its files is cancelled by `attachFiles` only. A picture is decoded and
 * encoded again, a PDF is checked by its content and stored as it is. Raises `file_type_refused`, `file_too_large`,
 * `file_unreadable`, `unavailable` when too much image work waits.
 */
export async function uploadFile({ owner, bytes, name, now }: Upload): Promise<TicketFile> {
  const kind = fileKind(bytes) ?? fail('file_type_refused');
  const stored = kind === 'picture' ? await picture(bytes) : pdf(bytes);
  return storePicture({
    now,
    storeFiles: stored.storeFiles,
    add: (objectKey) =>
      db().ticketFile.create({
        data: {
          ...owner,
          id: newId(now.getTime()),
          objectKey,
          kind,
          name: fileName(name, kind),
          bytes: stored.bytes,
          createdAt: now,
        },
      }),
  });
}
