import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { PayOk } from '#components/payments/pay-ok.tsx';

export default async function Ok({ params }: { params: Promise<BrandParams> }) {
  const { prefix } = await pageBrand(params);
  return (
    <main>
      <PayOk prefix={prefix} enabled />
    </main>
  );
}
