import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { single, type QueryPage } from '#app/page-query.ts';
import { sectionTitle } from '#app/page-title.ts';
import { PayKo } from '#components/payments/pay-ko.tsx';
import { readOutcome } from '#lib/payments/outcomes.ts';
import { lastOrderFailed } from '#lib/payments/returns/just-bought.ts';

export const generateMetadata = sectionTitle('ko');

export default async function Ko({ params, searchParams }: QueryPage) {
  const { brand, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const errorMsg = single((await searchParams)['errorMsg']);
  const failed = await lastOrderFailed(member.memberId);
  return (
    <main>
      <PayKo outcome={readOutcome(errorMsg)} failed={failed} prefix={prefix} />
    </main>
  );
}
