import { redirect } from 'next/navigation';
import { pageBrand } from '#app/page-brand.ts';
import { queryOf, single, type QueryPage } from '#app/page-query.ts';
import { unlistedTitle } from '#app/page-title.ts';
import { ShortSignupPage } from '#app/short-signup-page.tsx';
import { readExternalLink } from '#lib/accounts/external-link.ts';
import { attributionQuery } from '#lib/http/client/attribution-query.ts';
import { clock } from '#lib/kernel/clock.ts';

const TEXTS = 'accounts.landing.external';

export const generateMetadata = unlistedTitle(TEXTS);

/** A signed link opens a pending account here. Viewing the page grants nothing else. */
export default async function ExternalEmailPage({ params, searchParams }: QueryPage) {
  const where = await pageBrand(params);
  const query = await searchParams;
  const token = single(query['token']);
  const link = { token, redirect: single(query['redirect']) };
  const arrived = await readExternalLink(where.brand, link, clock.now());
  if (!arrived) redirect(`${where.prefix}/find${attributionQuery(queryOf(query))}`);
  return <ShortSignupPage where={where} texts={TEXTS} {...arrived} token={token} />;
}
