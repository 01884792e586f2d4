import { env } from '../../kernel/env.ts';
import type { OptionRequest } from './option-request.ts';

/** What Google's script needs to know about the merchant and the gateway. */
export type GooglePayDetails = {
  readonly scriptUrl: string;
  readonly environment: 'TEST' | 'PRODUCTION';
  readonly merchantId: string | null;
  readonly merchantName: string;
  readonly gateway: string;
  readonly gatewayMerchantId: string;
  readonly country: string;
};

/** Null for a brand whose settings do not enable Google Pay. */
export function googlePayDetails({
  provider,
  brand,
  settings,
}: OptionRequest): GooglePayDetails | null {
  const { enabled, environment, gatewayMerchantId, merchantId, merchantName } = settings.googlePay;
  if (!enabled) return null;
  return {
    scriptUrl: env().GOOGLE_PAY_URL,
    environment,
    merchantId: merchantId ?? null,
    merchantName: merchantName ?? brand.name,
    gateway: provider.name,
    gatewayMerchantId: gatewayMerchantId ?? settings.paymentCompany,
    country: brand.country.toUpperCase(),
  };
}
