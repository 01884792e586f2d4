import { call } from '#lib/http/client/call.ts';
import type { PhotosAnswer } from '#components/media/types.ts';

/** The actions on one photo, or on the voice introduction, which is stored like one; `change` shows what they did. */
export function photoActions(
  trackerId: string,
  change: (work: Promise<PhotosAnswer>) => Promise<boolean>,
) {
  const on = (photoId: string) => ({ params: { trackerId, photoId } });
  return {
    choose: (id: string) =>
      change(call('POST /api/users/photos/{trackerId}/{photoId}/default', on(id))),
    remove: (id: string) => change(call('DELETE /api/users/photos/{trackerId}/{photoId}', on(id))),
    restore: (id: string) =>
      change(call('POST /api/users/photos/{trackerId}/{photoId}/restore', on(id))),
    appeal: (id: string, text: string) =>
      change(
        call('POST /api/users/photos/{trackerId}/{photoId}/appeal', { ...on(id), body: { text } }),
      ),
  };
}
