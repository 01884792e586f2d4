import { route } from '#lib/http/route.ts';

export const DELETE = route('DELETE /api/users/auth/google');
export const POST = route('POST /api/users/auth/google');
