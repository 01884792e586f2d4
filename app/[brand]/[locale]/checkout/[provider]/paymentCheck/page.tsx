import { notFound } from 'next/navigation';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { sectionTitle } from '#app/page-title.ts';
import { PaymentReturn } from '#components/payments/payment-return.tsx';
import { RETURNS, returnSegment } from '#lib/payments/returns/return-table.ts';

type Props = {
  readonly params: Promise<BrandParams & { readonly provider: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const generateMetadata = sectionTitle('purchase');

/** Where the providers send the browser back to. */
export default async function ProviderReturn({ params, searchParams }: Props) {
  const { prefix } = await pageBrand(params);
  const segment = returnSegment((await params).provider);
  if (!segment) notFound();
  const query = await searchParams;
  const route = RETURNS[segment];
  return (
    <main>
      <PaymentReturn
        route={route}
        brought={route.param === null ? '' : single(query[route.param])}
        orderId={single(query['order'])}
        prefix={prefix}
      />
    </main>
  );
}
