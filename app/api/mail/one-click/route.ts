import { route } from '#lib/http/route.ts';

export const GET = route('GET /api/mail/one-click');
export const POST = route('POST /api/mail/one-click');
