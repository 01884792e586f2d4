import { route } from '#lib/http/route.ts';

export const DELETE = route('DELETE /api/users/telegramLink');
export const POST = route('POST /api/users/telegramLink');
