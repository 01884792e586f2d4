import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { brandOf } from '#app/desk/brand-of.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { BrandHistory } from '#components/desk/brands/brand-history.tsx';
import { brandRooms } from '#components/desk/brands/sections.ts';
import { DoneNote } from '#components/desk/config/done-note.tsx';
import type { Fields } from '#components/desk/config/json-schema.ts';
import { SubRooms } from '#components/desk/config/sub-rooms.tsx';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { RoomHead } from '#components/desk/room-head.tsx';
import { settingsHistory } from '#lib/desk/brands/read-settings.ts';

type Props = {
  readonly params: Promise<{ readonly brand: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const metadata: Metadata = { title: 'History of a brand' };

export default async function BrandHistoryPage({ params, searchParams }: Props) {
  const operator = await operatorWith('configure');
  if (!operator) return <NotYourRoom />;
  const brand = brandOf((await params).brand, operator);
  const query = await searchParams;
  const before = Number(single(query['before'])) || undefined;
  const [all, { versions, next }] = await Promise.all([
    settingsHistory(brand.id),
    settingsHistory(brand.id, before),
  ]);
  const [newest] = all.versions;
  if (!newest) notFound();
  const { path, rooms } = brandRooms(brand.id);
  return (
    <>
      <RoomHead title={brand.name}>
        Every version there was. Bringing one back publishes it anew.
      </RoomHead>
      <SubRooms label={brand.name} here={`${path}/history`} rooms={rooms} />
      <DoneNote version={single(query['done'])} />
      <BrandHistory
        brand={{ id: brand.id, name: brand.name }}
        path={`${path}/history`}
        newest={{ version: newest.version, content: newest.content as unknown as Fields }}
        versions={versions.map((one) => ({
          ...one,
          content: one.content as unknown as Fields,
          earlier: one.earlier as unknown as Fields | null,
          publishedAt: one.publishedAt.toISOString(),
        }))}
      />
      {next !== undefined && (
        <p className="mt-4">
          <Link
            prefetch={false}
            href={`${path}/history?before=${String(next)}`}
            className="inline-flex min-h-11 items-center underline underline-offset-2"
          >
            Earlier versions
          </Link>
        </p>
      )}
    </>
  );
}
