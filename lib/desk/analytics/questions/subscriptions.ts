import { Prisma } from '../../../db/generated/client.ts';
import { readReplicaRows } from '../../../db/read-replica.ts';
import { count, share, MIN_GROUP_SIZE } from '../../../text/value-format.ts';
import { isTooFew, nothing, withheld, type Question } from '../question.ts';
import { countedSource } from '../origin-filter.ts';
import { countsByStep, series, stepDays, stepsOf, total } from '../read-days.ts';
import { guarded } from '../reached.ts';

const EVER = '2000-01-01';

/** Renewals compared with ends, and the share of subscriptions that ended. */
export const renewals: Question = {
  key: 'renewals',
  title: 'Renewals and cancellations',
  ask: async (view) => {
    const { span } = view;
    const names = ['renewal', 'subscription', 'subscription_end'] as const;
    const ever = { from: EVER, to: span.to };
    const rows = await countsByStep(view, names, ever, stepDays(span), span.from);
    const steps = stepsOf(span);
    const [renewed, ended] = [
      series(rows, 'renewal', steps.length),
      series(rows, 'subscription_end', steps.length),
    ];
    const begun = total(series(rows, 'subscription', steps.length));
    const earlier = (name: (typeof names)[number]) => total(series(rows, name, 1, -1));
    const atStart = earlier('subscription') - earlier('subscription_end');
    const [again, gone, had] = [total(renewed), total(ended), atStart + begun];
    if (had === 0 && again === 0 && gone === 0) return nothing('No subscriptions in this period.');
    if ([again, gone, had].some((people) => isTooFew(view, people))) return withheld;
    const churn = had === 0 ? '' : `: ${share(gone / had)} of ${count(had)} active`;
    return {
      sentence: `${count(again)} renewals and ${count(gone)} ends${churn}.`,
      plot: {
        kind: 'lines',
        unit: 'count',
        days: steps.map(({ from }) => from),
        lines: [
          { name: 'Ended', values: ended, behind: true },
          { name: 'Renewed', values: renewed },
        ],
      },
      columns: [
        { name: 'From', unit: 'day' },
        { name: 'Renewed', unit: 'count' },
        { name: 'Ended', unit: 'count' },
      ],
      rows: steps.map(({ from }, place) => [from, renewed[place] ?? 0, ended[place] ?? 0]),
    };
  },
};

type Month = { readonly month: number; readonly exposed: number; readonly ended: number };

/** Of the subscriptions that reached each month of their life, the share that ended in it. */
export const tenure: Question = {
  key: 'tenure',
  title: 'Churn by subscription month',
  ask: async (view) => {
    const { brandIds, flow, source } = view;
    const months = await readReplicaRows<Month>(Prisma.sql`
      select month, sum(exposed)::int as exposed, sum(ended)::int as ended from metric_tenures
       where brand_id = any (${[...brandIds]})
       ${flow === undefined ? Prisma.empty : Prisma.sql`and flow_code = ${flow}`}
       ${source === undefined ? Prisma.empty : Prisma.sql`and source = ${countedSource(source)}`}
       group by 1 order by 1`);
    const shown = months.filter(({ exposed }) => exposed >= MIN_GROUP_SIZE);
    if (shown.length === 0) {
      return nothing('Fewer than five subscriptions in every month.');
    }
    const guard = source !== undefined;
    const lost = ({ ended, exposed }: Month) => ended / exposed;
    const worst = shown.reduce((most, one) => (lost(one) > lost(most) ? one : most));
    return {
      sentence:
        worst.ended === 0
          ? 'No subscription has ended yet.'
          : `Highest in month ${String(worst.month)}: ${share(lost(worst))} of ${count(worst.exposed)} ended.`,
      note: 'Subscriptions of the last two years, regardless of the period; updated every night. The current month is excluded.',
      plot: {
        kind: 'bars',
        unit: 'share',
        bars: shown.map((one) => ({
          name: `Month ${String(one.month)}`,
          value: guarded(one.ended, guard) === 'few' ? null : lost(one),
          about: `of ${count(one.exposed)}`,
        })),
      },
      columns: [
        { name: 'Month', unit: 'text' },
        { name: 'Active', unit: 'count' },
        { name: 'Ended', unit: 'count' },
      ],
      rows: shown.map(({ month, exposed, ended }) => [
        String(month),
        exposed,
        guarded(ended, guard),
      ]),
    };
  },
};
