import { route } from '#lib/http/route.ts';

export const GET = route('GET /api/orders/limits/{trackerId}');
export const POST = route('POST /api/orders/limits/{trackerId}');
