import type { PartnerCall } from '../../tracking/partner/accept-call.ts';
import { cancelPartnerOrder } from '../../tracking/partner/cancel-order.ts';
import { partnerContract } from '../../tracking/partner/contract.ts';
import { importClick } from '../../tracking/partner/import-click.ts';
import { importOrder } from '../../tracking/partner/import-order.ts';
import { handlersFor, type Call } from '../handlers-for.ts';

/** The signed part of a call, byte for byte as it arrived. */
function signedCall({
  brand,
  request,
  raw,
  now,
}: Pick<Call, 'brand' | 'request' | 'raw' | 'now'>): PartnerCall {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  return { brandId: brand.id, headers, method, path: `${pathname}${search}`, raw, now };
}

export const partnerHandlers = handlersFor(partnerContract, {
  'POST /api/payment/api/importClick': async ({ body, ...call }) => ({
    result: 'OK' as const,
    ...(await importClick(signedCall(call), body)),
  }),
  'POST /api/payment/api/importOrder': async ({ body, ...call }) => ({
    result: 'OK' as const,
    ...(await importOrder(signedCall(call), body)),
  }),
  'POST /api/payment/api/importUpsell': async ({ body, ...call }) => ({
    result: 'OK' as const,
    ...(await importOrder(signedCall(call), body)),
  }),
  'POST /api/payment/api/cancelOrder': async ({ body, ...call }) => ({
    result: 'OK' as const,
    ...(await cancelPartnerOrder(signedCall(call), body)),
  }),
});
