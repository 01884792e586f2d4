import { route } from '#lib/http/route.ts';

export const GET = route('GET /api/users/{trackerId}');
export const PUT = route('PUT /api/users/{trackerId}');
