import { Gauge } from 'prom-client';
import { run, type Statement } from '../../db/statement.ts';
import { clock, SECOND } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { metrics } from '../../kernel/metrics.ts';
import { singleton } from '../../kernel/singleton.ts';
import { jobKinds } from './kinds.ts';

/** For each kind the first due time, from the front of its index. */
const FIRST_DUE: Statement = {
  name: 'due-work-metrics',
  text: jobKinds
    .map(
      ({ name, table, due, pendingWhere }) =>
        `select '${name}' as kind, (select ${due} from ${table} j where ${pendingWhere}
                                     order by ${due} limit 1) as since`,
    )
    .join(' union all '),
};

type FirstDue = { readonly kind: string; readonly since: Date | null };

/** For how long each kind of due work has been overdue, collected when scraped. The same in every process. */
export function watchDueWork(): void {
  singleton(
    'due-work-metrics',
    () =>
      new Gauge({
        name: 'amarena_due_work_age_seconds',
        help: 'For how long the first row of a kind of due work has been overdue. The same in every process.',
        labelNames: ['kind'],
        registers: [metrics.register],
        async collect() {
          const now = clock.ms();
          try {
            for (const { kind, since } of await run<FirstDue>(FIRST_DUE, []))
              this.set({ kind }, since ? Math.max(0, now - since.getTime()) / SECOND : 0);
          } catch (error) {
            this.reset();
            log().warn({ err: error }, 'due work query failed');
          }
        },
      }),
  );
}
