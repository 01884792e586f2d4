import { route } from '#lib/http/route.ts';

export const GET = route('GET /api/get/messages/{trackerId}/{angelId}/{seq}/picture');
