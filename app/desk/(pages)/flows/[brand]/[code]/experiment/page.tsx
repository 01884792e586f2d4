import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { brandOf } from '#app/desk/brand-of.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { SubNavigation } from '#components/desk/config/sub-navigation.tsx';
import { EndExperiment } from '#components/desk/flows/end-experiment.tsx';
import { ExperimentResults } from '#components/desk/flows/experiment-results.tsx';
import { flowPages } from '#components/desk/flows/flow-pages.ts';
import { StartExperiment } from '#components/desk/flows/start-experiment.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { readExperiments } from '#lib/desk/flows/read-experiments.ts';
import { flowHistory } from '#lib/desk/flows/read-flows.ts';
import { usualRates } from '#lib/flows/experiments/usual-rates.ts';
import { USUAL_WINDOW, WINDOWS } from '#lib/flows/experiments/windows.ts';
import { clock } from '#lib/kernel/clock.ts';

type Props = {
  readonly params: Promise<{ readonly brand: string; readonly code: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const metadata: Metadata = { title: 'Experiment' };

const inPercent = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);

export default async function ExperimentPage({ params, searchParams }: Props) {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  const { brand: brandId, code: named } = await params;
  const brand = brandOf(brandId, operator);
  const code = decodeURIComponent(named);
  const wanted = single((await searchParams)['days']);
  const windowDays = WINDOWS.find((days) => String(days) === wanted) ?? USUAL_WINDOW;
  const now = clock.now();
  const [experiments, { versions }, usual] = await Promise.all([
    readExperiments(brand.id, code, now),
    flowHistory(brand.id, code),
    usualRates({ brandId: brand.id, code, windowDays }, now),
  ]);
  if (versions.length === 0) notFound();
  const { path, pages } = flowPages(brand.id, code);
  const running = experiments.find(({ state }) => state === 'running');
  const said = running && !['too_early', 'sizes_wrong'].includes(running.reading.verdict);
  return (
    <>
      <PageHeader title={`Flow ${code} of ${brand.name}`}>
        New members are split randomly between two versions. Results count members after sign-up.
      </PageHeader>
      <SubNavigation label={`Flow ${code}`} here={`${path}/experiment`} pages={pages} />
      {running ? (
        <div className="mt-6">
          <ExperimentResults experiment={running} />
          <EndExperiment
            brand={brand.id}
            code={code}
            versions={running.versions}
            said={said ?? false}
          />
        </div>
      ) : versions.length < 2 ? (
        <p className="py-8 text-ink-soft">
          An experiment needs two published versions; this flow has one.
        </p>
      ) : (
        <StartExperiment
          brand={brand.id}
          code={code}
          windowDays={windowDays}
          versions={versions.map(({ version }) => version)}
          usual={{
            newcomers: usual.newcomers,
            confirmation: inPercent(usual.confirmed, usual.newcomers),
            payment: inPercent(usual.paid, usual.newcomers),
          }}
        />
      )}
      <div className="mt-10 grid gap-8">
        {experiments
          .filter(({ state }) => state !== 'running')
          .map((experiment) => (
            <ExperimentResults key={experiment.id} experiment={experiment} />
          ))}
      </div>
    </>
  );
}
