import { isAppError, type ErrorCode } from '../../kernel/errors.ts';
import type { MailedFile } from '../../mailing/parse-mail.ts';
import { CARE_FILE_NAME_MAX_LENGTH, CARE_FILES_MAX, CARE_PICTURE_BYTES } from '../limits.ts';
import { plainName } from './file-name.ts';
import type { FileOwner } from './file-owner.ts';
import type { FileRefusal, RefusedFile } from './refused-file.ts';
import { uploadFile } from './upload-file.ts';

const REFUSALS: Partial<Record<ErrorCode, FileRefusal>> = {
  file_type_refused: 'type',
  file_too_large: 'too_large',
  file_unreadable: 'unreadable',
};

type Mailed = {
  readonly files: readonly MailedFile[];
  readonly owner: FileOwner;
  readonly now: Date;
};

export type MailedFiles = {
  /** Ids of the stored files, for `attachFiles`. */
  readonly stored: readonly string[];
  readonly refused: readonly RefusedFile[];
};

/**
 * Stores the files of a mail by the limits of uploaded ones; the others are named with the reason. Without a message
 * within the hour, they are deleted. Raises `unavailable` when too much image work waits: the gateway delivers again.
 */
export async function storeMailedFiles({ files, owner, now }: Mailed): Promise<MailedFiles> {
  const stored: string[] = [];
  const refused: RefusedFile[] = [];
  for (const { name, base64 } of files) {
    const why = await refusalOf(stored, { name, bytes: Buffer.from(base64, 'base64') }, owner, now);
    if (why === null) continue;
    refused.push({ name: plainName(name).slice(0, CARE_FILE_NAME_MAX_LENGTH), why });
  }
  return { stored, refused };
}

type Content = { readonly name: string; readonly bytes: Buffer };

/** Stores one file and adds its id; returns why not, or null. */
async function refusalOf(
  stored: string[],
  file: Content,
  owner: FileOwner,
  now: Date,
): Promise<FileRefusal | null> {
  if (stored.length === CARE_FILES_MAX) return 'too_many';
  if (file.bytes.length > CARE_PICTURE_BYTES) return 'too_large';
  try {
    const { id } = await uploadFile({ owner, ...file, now });
    stored.push(id);
    return null;
  } catch (error) {
    const why = isAppError(error) ? REFUSALS[error.code] : undefined;
    if (why === undefined) throw error;
    return why;
  }
}
