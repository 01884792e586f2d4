import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import type { QueryPage } from '#app/page-query.ts';
import { sectionTitle } from '#app/page-title.ts';
import { clock } from '#lib/kernel/clock.ts';
import { shopFor } from '#lib/payments/queries.ts';
import Pay from '../purchase/pay/page.tsx';

export const generateMetadata = sectionTitle('purchase');

/** The payment page at an alternative address: without a plan it shows the plan preselected for the member. */
export default async function PaymentPage({ params, searchParams }: QueryPage) {
  const { brand, locale } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const [query, shop] = await Promise.all([
    searchParams,
    shopFor(member, { brand, locale, now: clock.now() }),
  ]);
  const chosen = shop.selected ?? shop.plans[0]?.productId;
  return <Pay params={params} searchParams={Promise.resolve({ plan: chosen, ...query })} />;
}
