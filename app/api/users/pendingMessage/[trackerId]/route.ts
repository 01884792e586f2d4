import { route } from '#lib/http/route.ts';

export const DELETE = route('DELETE /api/users/pendingMessage/{trackerId}');
