import { route } from '#lib/http/route.ts';

export const GET = route('GET /api/legal/get_receipt/{chargeId}');
