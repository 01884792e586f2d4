import { route } from '#lib/http/route.ts';

export const POST = route('POST /api/pay_rules/get_pay_rules');
