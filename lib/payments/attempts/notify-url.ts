import { brandById } from '../../brands/registry.ts';
import { brandOrigin } from '../../brands/links.ts';
import type { ProviderName } from '../providers/capabilities.ts';

/** Where a provider tells about the payments of a company, for those that are given the address each time. */
export function notifyUrl(provider: ProviderName, company: string, brandId: string): string {
  const brand = brandById(brandId);
  if (!brand) throw new Error(`no brand ${brandId}`);
  return `${brandOrigin(brand)}/api/webhooks/${provider}?c=${encodeURIComponent(company)}`;
}
