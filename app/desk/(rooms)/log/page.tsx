import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { LogTable } from '#components/desk/log-table.tsx';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { readLog } from '#lib/desk/read-log.ts';

export const metadata: Metadata = { title: 'Log' };

type Query = {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

const text = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export default async function LogPage({ searchParams }: Query) {
  if (!(await operatorWith('audit'))) return <NotYourRoom />;
  const query = await searchParams;
  const wanted = { actor: text(query['actor']), subject: text(query['subject']) };
  const { entries, next } = await readLog({ ...wanted, before: text(query['before']) });
  return (
    <>
      <h1 className="display text-2xl">Log</h1>
      <p className="mt-1 text-sm text-ink-soft">Nothing here can be changed or deleted.</p>
      <LogTable entries={entries} wanted={wanted} next={next} />
    </>
  );
}
