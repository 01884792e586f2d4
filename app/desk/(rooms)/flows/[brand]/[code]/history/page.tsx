import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { brandOf } from '#app/desk/brand-of.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { DoneNote } from '#components/desk/config/done-note.tsx';
import type { Fields } from '#components/desk/config/json-schema.ts';
import { SubRooms } from '#components/desk/config/sub-rooms.tsx';
import { FlowHistory } from '#components/desk/flows/flow-history.tsx';
import { flowRooms } from '#components/desk/flows/flow-rooms.ts';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { RoomHead } from '#components/desk/room-head.tsx';
import { flowHistory, newestFlow } from '#lib/desk/flows/read-flows.ts';
import { runningExperiment } from '#lib/desk/flows/running-experiment.ts';

type Props = {
  readonly params: Promise<{ readonly brand: string; readonly code: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const metadata: Metadata = { title: 'History of a flow' };

export default async function FlowHistoryPage({ params, searchParams }: Props) {
  const operator = await operatorWith('configure');
  if (!operator) return <NotYourRoom />;
  const { brand: brandId, code: named } = await params;
  const brand = brandOf(brandId, operator);
  const code = decodeURIComponent(named);
  const query = await searchParams;
  const before = Number(single(query['before'])) || undefined;
  const [newest, { versions, next }, running] = await Promise.all([
    newestFlow(brand.id, code),
    flowHistory(brand.id, code, before),
    runningExperiment(brand.id, code),
  ]);
  if (!newest) notFound();
  const { path, rooms } = flowRooms(brand.id, code);
  return (
    <>
      <RoomHead title={`Flow ${code} of ${brand.name}`}>
        Every version there was. Bringing one back publishes it anew.
      </RoomHead>
      <SubRooms label={`Flow ${code}`} here={`${path}/history`} rooms={rooms} />
      <DoneNote version={single(query['done'])} />
      <FlowHistory
        {...{ brand: brand.id, code, path: `${path}/history` }}
        what={`Flow ${code} of ${brand.name}`}
        newest={{ version: newest.version, content: newest.config as Fields }}
        versions={versions.map(({ config, earlier, publishedAt, ...one }) => ({
          ...{ ...one, content: config as Fields, earlier: earlier as Fields | null },
          publishedAt: publishedAt.toISOString(),
        }))}
        {...(running && { locked: 'An experiment runs: nothing is published until it has ended.' })}
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
