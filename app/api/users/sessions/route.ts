import { route } from '#lib/http/route.ts';

export const DELETE = route('DELETE /api/users/sessions');
export const GET = route('GET /api/users/sessions');
