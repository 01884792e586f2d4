import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { LogResults } from '#components/desk/log-search/log-results.tsx';
import { SearchForm } from '#components/desk/log-search/search-form.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';

export const metadata: Metadata = { title: 'Log search' };

type Query = {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

const text = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.trim() : '';

export default async function LogSearchPage({ searchParams }: Query) {
  if (!(await operatorWith('health'))) return <Forbidden />;
  const query = await searchParams;
  const q = text(query['q']);
  const level = query['level'] === '50' ? '50' : '40';
  const before = text(query['before']);
  return (
    <>
      <PageHeader title="Log search">
        Failed calls return their request ID in the response and in the header x-request-id. Logs
        are retained for two weeks.
      </PageHeader>
      <SearchForm q={q} level={level} />
      <LogResults q={q} level={level} before={before === '' ? undefined : before} />
    </>
  );
}
