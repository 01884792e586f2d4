import { route } from '#lib/http/route.ts';

export const GET = route('GET /api/users/warnings');
