import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { brandOf } from '#app/desk/brand-of.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { brandPages } from '#components/desk/brands/sections.ts';
import { HistoryView } from '#components/desk/config/history-view.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { settingsHistory } from '#lib/desk/brands/read-settings.ts';

type Props = {
  readonly params: Promise<{ readonly brand: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const metadata: Metadata = { title: 'Brand history' };

export default async function BrandHistoryPage({ params, searchParams }: Props) {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  const brand = brandOf((await params).brand, operator);
  const query = await searchParams;
  const before = Number(single(query['before'])) || undefined;
  const [all, page] = await Promise.all([
    settingsHistory(brand.id),
    settingsHistory(brand.id, before),
  ]);
  const [newest] = all.versions;
  if (!newest) notFound();
  return (
    <HistoryView
      what={brand.name}
      place={brandPages(brand.id)}
      newest={newest}
      page={page}
      done={single(query['done'])}
      restore={{ of: 'brands/{brand}', params: { brand: brand.id } }}
    >
      All versions. Restoring one publishes it as a new version.
    </HistoryView>
  );
}
