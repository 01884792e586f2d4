import type { Metadata } from 'next';
import Link from 'next/link';
import { brandNames } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { searchParam, type SearchParams } from '#app/desk/search-param.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { LookAlikes } from '#components/desk/fraud/look-alikes.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { mayDo } from '#lib/identity/roles.ts';

export const metadata: Metadata = { title: 'Look-alikes' };

export default async function FraudPage({ searchParams }: { searchParams: SearchParams }) {
  const operator = await operatorWith('moderate');
  if (!operator) return <Forbidden />;
  const given = await searchParams;
  return (
    <>
      <PageHeader title="Look-alikes">
        Accounts that share a card, a mailbox, a picture, a text or the address of a payment with
        another. One of these proves nothing alone: a household shares cards and addresses.{' '}
        {mayDo(operator.role, ['finance', 'care']) && (
          <Link prefetch={false} className="underline underline-offset-2" href="/refused-payers">
            Refused cards and addresses
          </Link>
        )}
      </PageHeader>
      <LookAlikes
        trackerId={searchParam(given['member']) ?? ''}
        before={searchParam(given['before'])}
        brands={brandNames(operator)}
      />
    </>
  );
}
