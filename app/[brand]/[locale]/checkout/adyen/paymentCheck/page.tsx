import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { PaymentReturn } from '#components/payments/payment-return.tsx';

type Props = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export default async function AdyenReturn({ params, searchParams }: Props) {
  const { prefix } = await pageBrand(params);
  const { redirectResult, order } = await searchParams;
  const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');
  return (
    <main>
      <PaymentReturn redirectResult={text(redirectResult)} orderId={text(order)} prefix={prefix} />
    </main>
  );
}
