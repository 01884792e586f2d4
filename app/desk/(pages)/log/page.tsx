import type { Metadata } from 'next';
import { brandNames } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { LogTable } from '#components/desk/log/log-table.tsx';
import { LogTools } from '#components/desk/log/log-tools.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { readLog } from '#lib/desk/log/read-log.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';

export const metadata: Metadata = { title: 'Access log' };

type Query = {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

const text = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const day = (at: Date): string => at.toISOString().slice(0, 10);

export default async function LogPage({ searchParams }: Query) {
  const operator = await operatorWith('audit');
  if (!operator) return <Forbidden />;
  const query = await searchParams;
  const wanted = {
    actor: text(query['actor']),
    action: text(query['action']),
    subject: text(query['subject']),
  };
  const { entries, next } = await readLog(operator, { ...wanted, before: text(query['before']) });
  const now = clock.now();
  const by = entries.find(({ actor }) => actor === wanted.actor)?.by;
  return (
    <>
      <PageHeader title="Access log">
        Entries cannot be changed or deleted.
        {operator.brandIds.length > 0 && ' Only entries of your brands are shown.'}
      </PageHeader>
      <LogTools wanted={wanted} by={by} from={day(after(now, -6 * DAY))} to={day(now)} />
      <LogTable entries={entries} wanted={wanted} brands={brandNames(operator)} next={next} />
    </>
  );
}
