import { route } from '#lib/http/route.ts';

export const GET = route('GET /api/users/export');
export const POST = route('POST /api/users/export');
