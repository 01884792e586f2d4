import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { brandOf } from '#app/desk/brand-of.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { BrandEditor } from '#components/desk/brands/brand-editor.tsx';
import { brandPages } from '#components/desk/brands/sections.ts';
import { DoneNote } from '#components/desk/config/done-note.tsx';
import type { Fields } from '#components/desk/config/json-schema.ts';
import { schemaOf } from '#components/desk/config/schema-of.ts';
import { SubNavigation } from '#components/desk/config/sub-navigation.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { ScheduledNote } from '#components/desk/schedule/scheduled-note.tsx';
import { settingsHistory } from '#lib/desk/brands/read-settings.ts';
import { settingsSchema } from '#lib/desk/brands/settings-content.ts';
import { scheduledFor } from '#lib/desk/schedule/scheduled-for.ts';
import { flowCodes } from '#lib/flows/queries.ts';

type Props = {
  readonly params: Promise<{ readonly brand: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const metadata: Metadata = { title: 'Brand' };

export default async function BrandPage({ params, searchParams }: Props) {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  const brand = brandOf((await params).brand, operator);
  const [{ versions }, codes, scheduledAt] = await Promise.all([
    settingsHistory(brand.id),
    flowCodes(brand.id),
    scheduledFor({ kind: 'settings', brandId: brand.id, key: brand.id }),
  ]);
  const [newest] = versions;
  if (!newest) notFound();
  const { path, pages } = brandPages(brand.id);
  return (
    <>
      <PageHeader title={brand.name}>Current version: {newest.version}.</PageHeader>
      <SubNavigation label={brand.name} here={path} pages={pages} />
      <DoneNote version={single((await searchParams)['done'])} />
      {scheduledAt && <ScheduledNote at={scheduledAt} />}
      <BrandEditor
        key={newest.version}
        brand={{ id: brand.id, name: brand.name }}
        schema={schemaOf(settingsSchema)}
        flows={[...codes].sort()}
        published={newest.content as unknown as Fields}
        version={newest.version}
        path={path}
      />
    </>
  );
}
