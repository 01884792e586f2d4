import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { PageWords } from '#app/page-words.tsx';
import { Plans } from '#app/plans.tsx';

type Props = { readonly params: Promise<BrandParams & { readonly hook: string }> };

export default async function VipPlan({ params }: Props) {
  const { hook } = await params;
  const { locale } = await pageBrand(params);
  return (
    <PageWords locale={locale} of={['payments']}>
      <Plans params={params} hook={hook} />
    </PageWords>
  );
}
