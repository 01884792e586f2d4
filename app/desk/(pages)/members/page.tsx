import type { Metadata } from 'next';
import { brandNames } from '#app/desk/operator-brands.ts';
import { otherCells } from '#app/desk/other-cells.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Finder } from '#components/desk/members/finder.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { OtherCells } from '#components/desk/other-cells.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';

export const metadata: Metadata = { title: 'Members' };

type Query = {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export default async function MembersPage({ searchParams }: Query) {
  const operator = await operatorWith('care');
  if (!operator) return <Forbidden />;
  const { q } = await searchParams;
  const term = typeof q === 'string' ? q.trim() : '';
  return (
    <>
      <PageHeader title="Members">
        Search by the start of an email address, or by an exact ID, order, charge, payment
        reference, receipt or ticket number.
      </PageHeader>
      <Finder key={term} term={term} brands={brandNames(operator)} />
      <OtherCells
        cells={otherCells(operator)}
        path={term === '' ? '/members' : `/members?q=${encodeURIComponent(term)}`}
      >
        Members of these brands are at the desks of other cells. The link searches there for the
        same.
      </OtherCells>
    </>
  );
}
