import { route } from '#lib/http/route.ts';

export const DELETE = route('DELETE /api/users/pushToken');
export const POST = route('POST /api/users/pushToken');
