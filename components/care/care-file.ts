import { postForm } from '#components/media/post-form.ts';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { fromWire } from '#lib/wire/rename.ts';
import { CARE_FILE_TYPES, CARE_PDF_BYTES, CARE_PICTURE_BYTES } from '#lib/care/limits.ts';

/** A file of a message to or from customer care, as the server has stored it. */
export type CareFile = AnswerOf<Contracts['POST /api/contact/files']>;

/** The accepted types for the file chooser. */
export const ACCEPTED_FILES = CARE_FILE_TYPES.join(',');

/** Checks a file before it is sent: the code of what is wrong, or undefined. */
export function checkCareFile({ type, size }: File): string | undefined {
  if (!CARE_FILE_TYPES.some((one) => one === type)) return 'file_type_refused';
  const most = type === 'application/pdf' ? CARE_PDF_BYTES : CARE_PICTURE_BYTES;
  return size > most ? 'file_too_large' : undefined;
}

/** The form of an upload to customer care. */
export function careForm(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

/** Uploads a file for the sender's next message. Throws CallError. */
export async function uploadCareFile(file: File): Promise<CareFile> {
  return fromWire(await postForm('/api/contact/files', careForm(file))) as CareFile;
}
