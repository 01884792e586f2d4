import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import type { PageQuery } from '#app/page-query.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { Plans } from '#app/plans.tsx';
import { sectionTitle } from '#app/page-title.ts';

type Props = {
  readonly params: Promise<BrandParams & { readonly hook: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const generateMetadata = sectionTitle('vip_plan');

export default async function VipPlan({ params, searchParams }: Props) {
  const { hook } = await params;
  const { locale } = await pageBrand(params);
  return (
    <PageMessages locale={locale} of={['payments']}>
      <Plans params={params} searchParams={searchParams} hook={hook} />
    </PageMessages>
  );
}
