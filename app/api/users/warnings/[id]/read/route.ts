import { route } from '#lib/http/route.ts';

export const POST = route('POST /api/users/warnings/{id}/read');
