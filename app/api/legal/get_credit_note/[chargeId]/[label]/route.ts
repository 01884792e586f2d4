import { route } from '#lib/http/route.ts';

export const GET = route('GET /api/legal/get_credit_note/{chargeId}/{label}');
