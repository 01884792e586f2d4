import { brandById } from '../../brands/registry.ts';
import { brandOrigin } from '../../brands/links.ts';
import type { ProviderName } from '../providers/capabilities.ts';

/** The webhook address for a company's payments, for providers that receive the address with each payment. */
export function notifyUrl(provider: ProviderName, company: string, brandId: string): string {
  const brand = brandById(brandId);
  if (!brand) throw new Error(`no brand ${brandId}`);
  return `${brandOrigin(brand)}/api/webhooks/${provider}?c=${encodeURIComponent(company)}`;
}
