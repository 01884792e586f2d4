import { route } from '#lib/http/route.ts';

export const DELETE = route('DELETE /api/orders/cards/{trackerId}/{cardToken}');
