import { route } from '#lib/http/route.ts';

export const DELETE = route('DELETE /api/users/chatPhotos/{trackerId}/{photoId}');
