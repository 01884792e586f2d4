import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { sendForm, type UploadOptions } from './send-form.ts';
import type { CropBox, OwnPhoto } from './types.ts';

export interface Sending extends UploadOptions {
  file: File;
  crop: CropBox | undefined;
  /** The same for every attempt: sent again after a lost answer, it is still one photo. */
  uploadId: string;
}

/** Uploads a photo to the member's own profile. Throws CallError as `sendForm` does. */
export async function sendPhoto(trackerId: string, sending: Sending): Promise<OwnPhoto> {
  const { file, crop, uploadId, ...options } = sending;
  const form = new FormData();
  form.set('uploadId', uploadId);
  if (crop) form.set('crop', JSON.stringify(crop));
  form.set('avatar', file);
  const path = `/api/upload/${encodeURIComponent(trackerId)}`;
  type Answer = AnswerOf<Contracts['POST /api/upload/{trackerId}']>;
  return ((await sendForm(path, form, options)) as Answer).data;
}
