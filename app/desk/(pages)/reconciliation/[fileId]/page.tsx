import type { Metadata } from 'next';
import Link from 'next/link';
import { operatorWith } from '#app/desk/page-operator.ts';
import { searchParam, type SearchParams } from '#app/desk/search-param.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { SettlementView } from '#components/desk/reconciliation/settlement-view.tsx';

export const metadata: Metadata = { title: 'Settlement' };

type Where = {
  readonly params: Promise<{ readonly fileId: string }>;
  readonly searchParams: SearchParams;
};

export default async function SettlementPage({ params, searchParams }: Where) {
  if (!(await operatorWith('finance'))) return <Forbidden />;
  const [{ fileId }, given] = await Promise.all([params, searchParams]);
  return (
    <>
      <p className="mb-3 text-sm">
        <Link prefetch={false} href="/reconciliation" className="underline underline-offset-2">
          Reconciliation
        </Link>
      </p>
      <SettlementView fileId={fileId} after={searchParam(given['after'])} />
    </>
  );
}
