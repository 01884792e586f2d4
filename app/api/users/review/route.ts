import { route } from '#lib/http/route.ts';

export const DELETE = route('DELETE /api/users/review');
export const GET = route('GET /api/users/review');
export const PUT = route('PUT /api/users/review');
