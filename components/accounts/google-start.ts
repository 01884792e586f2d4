import type { Locale } from '#lib/brands/schema.ts';
import { attributionQuery } from '#lib/http/client/attribution-query.ts';

/** Our own address that sends the browser to Google, with the attribution parameters of the page's query. */
export function googleStart(entry: 'login' | 'home', language: Locale, search: string): string {
  const visit = attributionQuery(search).replace('?', '&');
  return `/api/users/auth/google/start?entry=${entry}&language=${language}${visit}`;
}
