import type { Metadata } from 'next';
import { brandNames } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { searchParam, type SearchParams } from '#app/desk/search-param.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { PageParts } from '#components/desk/page-parts.tsx';
import { BlockList } from '#components/desk/payment-blocks/block-list.tsx';
import { FindRefused } from '#components/desk/payment-blocks/find-refused.tsx';
import { mayDo } from '#lib/identity/roles.ts';

export const metadata: Metadata = { title: 'Refused payers' };

const STATES = {
  proposed: 'Proposed',
  active: 'Refused',
  lifted: 'Lifted',
  dismissed: 'Dismissed',
} as const;
const NAMES = Object.keys(STATES) as (keyof typeof STATES)[];

export default async function RefusedPayersPage({ searchParams }: { searchParams: SearchParams }) {
  const operator = await operatorWith(['finance', 'care']);
  if (!operator) return <Forbidden />;
  const given = await searchParams;
  const wanted = searchParam(given['state']);
  const state = NAMES.find((name) => name === wanted) ?? 'proposed';
  const refused = searchParam(given['refused']) ?? '';
  const isFinance = mayDo(operator.role, 'finance');
  return (
    <>
      <PageHeader title="Refused payers">
        Cards, addresses and devices whose payments are refused before a provider is asked. Members
        see an ordinary refusal and can write to customer care; what matched is never shown.
      </PageHeader>
      <FindRefused key={refused} value={refused} />
      {refused === '' && (
        <PageParts
          label="State"
          parts={NAMES.map((name) => ({
            href: `/refused-payers?state=${name}`,
            name: STATES[name],
            here: name === state,
          }))}
        />
      )}
      <BlockList
        state={state}
        refused={refused}
        before={searchParam(given['before'])}
        brands={brandNames(operator)}
        isFinance={isFinance}
      />
    </>
  );
}
