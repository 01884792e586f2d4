import { sendForm } from '#components/media/send-form.ts';
import type { Sending } from '#components/media/send-photo.ts';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

type Answer = AnswerOf<Contracts['POST /api/upload/{trackerId}/{angelId}']>;

interface To {
  trackerId: string;
  angelId: string;
  /** Caption of the photo. */
  msg: string;
}

/** Uploads a photo for a peer; it is then pending until it is checked. Throws CallError as `sendForm` does. */
export async function sendChatPhoto({ trackerId, angelId, msg }: To, sending: Sending) {
  const { file, crop, uploadId, ...options } = sending;
  const form = new FormData();
  form.set('idClient', uploadId);
  form.set('msg', msg);
  if (crop) form.set('crop', JSON.stringify(crop));
  form.set('picture', file);
  const path = `/api/upload/${encodeURIComponent(trackerId)}/${encodeURIComponent(angelId)}`;
  return (await sendForm(path, form, options)) as Answer;
}
