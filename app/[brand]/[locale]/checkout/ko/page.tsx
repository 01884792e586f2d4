import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { PayKo } from '#components/payments/pay-ko.tsx';

type Props = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<{ errorMsg?: string | string[] }>;
};

export default async function Ko({ params, searchParams }: Props) {
  const { prefix } = await pageBrand(params);
  const { errorMsg } = await searchParams;
  return (
    <main>
      <PayKo code={typeof errorMsg === 'string' ? errorMsg : undefined} prefix={prefix} />
    </main>
  );
}
