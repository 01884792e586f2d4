import Link from 'next/link';
import { pageOperator } from '#app/desk/page-operator.ts';
import { allowedPages } from '#app/desk/allowed-pages.ts';
import { brandNames } from '#app/desk/operator-brands.ts';
import { otherCells } from '#app/desk/other-cells.ts';
import { Moment } from '#components/desk/moment.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { OtherCells } from '#components/desk/other-cells.tsx';
import { ChangeFeed } from '#components/desk/start/change-feed.tsx';
import { WorkList } from '#components/desk/start/work-list.tsx';
import { countWork } from '#lib/desk/work/count-work.ts';
import { lastVisit } from '#lib/desk/work/last-visit.ts';
import { readChanges } from '#lib/desk/work/read-changes.ts';
import { mayDo } from '#lib/identity/roles.ts';
import { clock } from '#lib/kernel/clock.ts';

/** The desk's start page: what waits for the operator's role, what changed meanwhile, and every page. */
export default async function StartPage() {
  const operator = await pageOperator();
  const since = await lastVisit(operator);
  const configures = mayDo(operator.role, 'configure');
  const [{ work, most }, changes] = await Promise.all([
    countWork(operator, clock.now()),
    configures && since !== null ? readChanges(operator, since) : null,
  ]);
  return (
    <>
      <PageHeader title={`Hello, ${operator.name}`}>
        {since === null ? (
          'This is your first visit.'
        ) : (
          <>
            You were last here <Moment at={since} />.
          </>
        )}
      </PageHeader>
      <div className="mt-6 grid max-w-5xl items-start gap-x-8 gap-y-6 md:grid-cols-2">
        <section aria-labelledby="waiting">
          <h2 id="waiting" className="display pb-2 text-lg">
            Waiting
          </h2>
          <WorkList work={work} most={most} />
        </section>
        {changes !== null && (
          <section aria-labelledby="changed">
            <h2 id="changed" className="display pb-2 text-lg">
              Published since then
            </h2>
            <ChangeFeed changes={changes} brands={brandNames(operator)} />
          </section>
        )}
      </div>
      <OtherCells cells={otherCells(operator)} path="/">
        These brands are served by other cells, each with a desk of its own.
      </OtherCells>
      <h2 className="display mt-8 text-lg">All pages</h2>
      <div className="mt-3 grid max-w-5xl gap-x-8 gap-y-6 md:grid-cols-2">
        {allowedPages(operator.role).map((group) => (
          <section key={group.name} aria-labelledby={group.name}>
            <h3 id={group.name} className="pb-1 text-sm font-semibold text-ink-soft">
              {group.name}
            </h3>
            <ul className="divide-y divide-line border-y border-line">
              {group.pages.map((page) => (
                <li key={page.path}>
                  <Link
                    prefetch={false}
                    href={page.path}
                    className="block px-1 py-3 hover:bg-raised"
                  >
                    <span className="font-semibold">{page.name}</span>
                    <span className="block text-sm text-ink-soft">{page.about}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
