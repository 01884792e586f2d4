import { env } from '../../kernel/env.ts';
import type { OptionRequest } from './option-request.ts';

/** What Apple's payment sheet shows about the merchant. */
export type ApplePayDetails = {
  /** The script for browsers without a native payment sheet; null when only browsers with one are offered Apple Pay. */
  readonly scriptUrl: string | null;
  readonly merchantName: string;
  readonly country: string;
};

export function applePayDetails({ brand }: OptionRequest): ApplePayDetails {
  return {
    scriptUrl: env().APPLE_PAY_SCRIPT_URL ?? null,
    merchantName: brand.name,
    country: brand.country.toUpperCase(),
  };
}
