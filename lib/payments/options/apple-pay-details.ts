import { env } from '../../kernel/env.ts';
import type { Asked } from './payment-options.ts';

/** What Apple's sheet shows of the merchant. */
export type ApplePayDetails = {
  /** Of browsers that have no sheet of their own; null where it is left to those that do. */
  readonly scriptUrl: string | null;
  readonly merchantName: string;
  readonly country: string;
};

export function applePayDetails({ brand }: Asked): ApplePayDetails {
  return {
    scriptUrl: env().APPLE_PAY_SCRIPT_URL ?? null,
    merchantName: brand.name,
    country: brand.country.toUpperCase(),
  };
}
