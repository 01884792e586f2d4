import { route } from '#lib/http/route.ts';

export const DELETE = route('DELETE /api/users/messages/{trackerId}/{angelId}/{seq}');
export const PUT = route('PUT /api/users/messages/{trackerId}/{angelId}/{seq}');
