import { db } from '../../db/client.ts';
import { databaseState } from '../../health/database-state.ts';
import { beat } from '../../health/instance.ts';
import { INSTANCE_GONE_MS } from '../../health/limits.ts';
import { reportSchema, type Report } from '../../health/own-report.ts';
import { queueSizes } from '../../health/queue-sizes.ts';
import { after } from '../../kernel/clock.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import { GONE_INSTANCE_SHOWN_MS } from '../limits.ts';

const MAX_SHOWN = 50;

type Provider = Report['providers'][number];

/** The newest call to each provider from any instance. */
function newestCalls(reports: readonly Report[]): readonly Provider[] {
  const newest = new Map<string, Provider>();
  for (const call of reports.flatMap(({ providers }) => providers)) {
    const known = newest.get(call.name);
    if (!known || known.at < call.at) newest.set(call.name, call);
  }
  return [...newest.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * For operators with the duty `health`. Instances report every few seconds, this one just now. Provider
 * status comes from the last calls; no provider is called for it. Socket counts are limited to the operator's
 * brands.
 */
export async function readHealth(operator: Pick<Operator, 'brandIds'>, now: Date) {
  await beat(now);
  const rows = await db().instance.findMany({
    where: { seenAt: { gt: after(now, -GONE_INSTANCE_SHOWN_MS) } },
    orderBy: [{ seenAt: 'desc' }, { id: 'asc' }],
    take: MAX_SHOWN,
  });
  const known = rows.flatMap(({ report, ...row }) => {
    const read = reportSchema.safeParse(report);
    return read.success ? [{ ...row, report: read.data }] : [];
  });
  const instances = known.map(({ report: { providers: _, sockets, ...report }, ...row }) => ({
    ...row,
    ...report,
    alive: now.getTime() - row.seenAt.getTime() < INSTANCE_GONE_MS,
    sockets: Object.entries(sockets)
      .filter(([brandId]) => worksFor(operator, brandId))
      .map(([brandId, count]) => ({ brandId, count })),
  }));
  const [database, queues] = await Promise.all([databaseState(), queueSizes(now)]);
  const providers = newestCalls(known.map(({ report }) => report));
  return { at: now, instances, database, queues: [...queues], providers: [...providers] };
}
