import type { Metadata } from 'next';
import { operatorBrands } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { searchParam, type SearchParams } from '#app/desk/search-param.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { PeriodForm } from '#components/desk/transparency/period-form.tsx';
import { ReportFiles } from '#components/desk/transparency/report-files.tsx';
import { ReportTables } from '#components/desk/transparency/report-tables.tsx';
import { isDay } from '#lib/desk/analytics/days.ts';
import { periodOf } from '#lib/desk/transparency/period.ts';
import { readTransparency } from '#lib/desk/transparency/read-transparency.ts';
import { mayDo } from '#lib/identity/roles.ts';
import { clock } from '#lib/kernel/clock.ts';

export const metadata: Metadata = { title: 'Transparency' };

const dayIn = (value: string | undefined): string | undefined =>
  value !== undefined && isDay(value) ? value : undefined;

export default async function TransparencyPage({ searchParams }: { searchParams: SearchParams }) {
  const operator = await operatorWith(['moderate_senior', 'analytics']);
  if (!operator) return <Forbidden />;
  const given = await searchParams;
  const today = clock.now().toISOString().slice(0, 10);
  const to = dayIn(searchParam(given['to'])) ?? today;
  const asked = dayIn(searchParam(given['from'])) ?? `${to.slice(0, 4)}-01-01`;
  const from = asked > to ? to : asked;
  const brands = operatorBrands(operator);
  const brand = brands.find(({ id }) => id === searchParam(given['brand']))?.id;
  const query = { from, to, ...(brand !== undefined && { brandId: brand }) };
  const report = await readTransparency(periodOf(query, operator));
  return (
    <>
      <PageHeader title="Transparency">
        What the Digital Services Act asks a platform to publish about its moderation, by UTC days.
        Profiles that the service runs itself have no recipient and are not counted.
      </PageHeader>
      <PeriodForm from={from} to={to} today={today} brand={brand ?? ''} brands={brands} />
      <ReportTables report={report} />
      <ReportFiles query={query} statements={mayDo(operator.role, 'moderate_senior')} />
    </>
  );
}
