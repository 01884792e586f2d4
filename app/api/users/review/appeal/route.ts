import { route } from '#lib/http/route.ts';

export const POST = route('POST /api/users/review/appeal');
