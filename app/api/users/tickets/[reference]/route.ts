import { route } from '#lib/http/route.ts';

export const GET = route('GET /api/users/tickets/{reference}');
export const POST = route('POST /api/users/tickets/{reference}');
