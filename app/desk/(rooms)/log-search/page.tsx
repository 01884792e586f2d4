import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { LogResults } from '#components/desk/log-search/log-results.tsx';
import { SearchForm } from '#components/desk/log-search/search-form.tsx';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { RoomHead } from '#components/desk/room-head.tsx';

export const metadata: Metadata = { title: 'Log search' };

type Query = {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

const text = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.trim() : '';

export default async function LogSearchPage({ searchParams }: Query) {
  if (!(await operatorWith('health'))) return <NotYourRoom />;
  const query = await searchParams;
  const q = text(query['q']);
  const level = query['level'] === '50' ? '50' : '40';
  const before = text(query['before']);
  return (
    <>
      <RoomHead title="Log search">
        Every refused call names its request in its answer and in the header x-request-id. Lines are
        kept for two weeks.
      </RoomHead>
      <SearchForm q={q} level={level} />
      <LogResults q={q} level={level} before={before === '' ? undefined : before} />
    </>
  );
}
