import type { Metadata } from 'next';
import { brandNames } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { searchParam, type SearchParams } from '#app/desk/search-param.ts';
import { DisputesList } from '#components/desk/disputes/disputes-list.tsx';
import { RatioTable } from '#components/desk/disputes/ratio-table.tsx';
import { Moment } from '#components/desk/moment.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { PageParts } from '#components/desk/page-parts.tsx';
import { disputeRatio, ratioKinds } from '#lib/desk/disputes/dispute-ratio.ts';
import { EXCESSIVE_AT, FEW_CHARGES, WATCH_AT } from '#lib/desk/plain/mark-ratio.ts';
import { clock } from '#lib/kernel/clock.ts';

export const metadata: Metadata = { title: 'Disputes' };

const NAMES = { brand: 'Brand', company: 'Company', provider: 'Provider' } as const;
const VIEWS = { waiting: 'Open', all: 'All' } as const;

export default async function DisputesPage({ searchParams }: { searchParams: SearchParams }) {
  const operator = await operatorWith('finance');
  if (!operator) return <Forbidden />;
  const given = await searchParams;
  const wanted = searchParam(given['by']);
  const by = ratioKinds.find((kind) => kind === wanted) ?? 'brand';
  const view = searchParam(given['view']) === 'all' ? 'all' : 'waiting';
  const now = clock.now();
  const table = await disputeRatio(by, operator, now);
  const names = brandNames(operator);
  return (
    <>
      <PageHeader title="Disputes">
        Chargebacks and inquiries. Payments with an open dispute cannot be refunded.
      </PageHeader>
      <section className="mt-6" aria-labelledby="cases">
        <h2 id="cases" className="display text-xl">
          Cases
        </h2>
        <PageParts
          label="Cases"
          parts={(['waiting', 'all'] as const).map((one) => ({
            href: `/disputes?view=${one}&by=${by}`,
            name: VIEWS[one],
            here: one === view,
          }))}
        />
        <DisputesList
          view={view}
          after={searchParam(given['after'])}
          brands={names}
          now={now.toISOString()}
        />
      </section>
      <section className="mt-10" aria-labelledby="ratio">
        <h2 id="ratio" className="display text-xl">
          Dispute rate by month
        </h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">
          Watch from {(WATCH_AT / 100).toFixed(2)} %, excessive from{' '}
          {(EXCESSIVE_AT / 100).toFixed(2)} %. Rates of fewer than {FEW_CHARGES} charges are not
          significant.{' '}
          {table.asOf === null ? (
            'Not calculated yet.'
          ) : (
            <>
              Calculated <Moment at={table.asOf} />.
            </>
          )}
        </p>
        <PageParts
          label="Group by"
          parts={ratioKinds.map((kind) => ({
            href: `/disputes?by=${kind}&view=${view}`,
            name: `By ${NAMES[kind].toLowerCase()}`,
            here: kind === by,
          }))}
        />
        <RatioTable
          table={table}
          of={NAMES[by]}
          nameOf={(name) => (by === 'brand' ? (names[name] ?? name) : name)}
        />
      </section>
    </>
  );
}
