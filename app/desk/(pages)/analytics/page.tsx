import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { FilterForm } from '#components/desk/analytics/filter-form.tsx';
import { QuestionCard } from '#components/desk/analytics/question-card.tsx';
import { Moment } from '#components/desk/moment.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { brands } from '#lib/brands/registry.ts';
import { dayOf, daysAfter } from '#lib/desk/analytics/days.ts';
import { day } from '#lib/text/value-format.ts';
import { optionsFor } from '#lib/desk/analytics/options.ts';
import { questions } from '#lib/desk/analytics/questions/registry.ts';
import { countedUntil } from '#lib/desk/analytics/rollup/metrics-jobs.ts';
import { todaySoFar } from '#lib/desk/analytics/today.ts';
import { brandsOf, filters as filtersOf, viewOf } from '#lib/desk/analytics/view.ts';
import { clock } from '#lib/kernel/clock.ts';

export const metadata: Metadata = { title: 'Analytics' };

type Query = {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export default async function AnalyticsPage({ searchParams }: Query) {
  const operator = await operatorWith('analytics');
  if (!operator) return <Forbidden />;
  const now = clock.now();
  const filters = filtersOf.parse(await searchParams);
  const view = viewOf(operator, filters, now);
  if (!view) {
    return (
      <EmptyState title="Brand not found">It does not exist or is not assigned to you.</EmptyState>
    );
  }
  const own = brandsOf(operator);
  const [options, today, until, ...answers] = await Promise.all([
    optionsFor(own, now),
    todaySoFar(view),
    countedUntil(),
    ...questions.map(({ ask }) => ask(view)),
  ]);
  const { span } = view;
  const address = new URLSearchParams({ days: filters.days, until: span.to });
  for (const name of ['brand', 'flow', 'source'] as const) {
    if (filters[name]) address.set(name, filters[name]);
  }
  return (
    <>
      <PageHeader title="Analytics">
        {day(span.from)} to {day(span.to)}, compared with the previous period, in each brand’s time
        zone.{' '}
        {until === null ? (
          'Not updated yet.'
        ) : (
          <>
            Updated <Moment at={until} />.
          </>
        )}
      </PageHeader>
      <FilterForm
        filters={filters}
        until={span.to}
        yesterday={daysAfter(dayOf(now), -1)}
        brands={brands.filter(({ id }) => own.includes(id)).map(({ id, name }) => ({ id, name }))}
        {...options}
      />
      <section aria-label="Today" className="mt-6">
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-5">
          {today.map(({ label, people }) => (
            <div
              key={label}
              className="flex flex-col-reverse bg-raised px-4 py-3 last:max-sm:col-span-2"
            >
              <dt className="text-xs text-ink-soft">{label} today</dt>
              <dd className="text-xl font-semibold tabular-nums">{people ?? 'under 5'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="mt-4 grid gap-4 xl:grid-cols-2">
        {questions.map(({ key, title }, place) => {
          const answer = answers[place];
          return (
            answer && (
              <QuestionCard
                key={key}
                id={key}
                title={title}
                answer={answer}
                csv={`/api/desk/analytics/csv?question=${key}&${address.toString()}`}
              />
            )
          );
        })}
      </div>
    </>
  );
}
