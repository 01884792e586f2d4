import type { ProviderName } from '#lib/accounts/identities/provider-names.ts';
import type { Locale } from '#lib/brands/schema.ts';
import { attributionQuery } from '#lib/http/client/attribution-query.ts';

/** Our own address that sends the browser to the provider, with the attribution parameters of the page's query. */
export function providerStart(
  provider: ProviderName,
  entry: 'login' | 'home',
  language: Locale,
  search: string,
): string {
  const visit = attributionQuery(search).replace('?', '&');
  return `/api/users/auth/${provider}/start?entry=${entry}&language=${language}${visit}`;
}
