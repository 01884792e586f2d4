import { Prisma } from '../../db/generated/client.ts';
import { readRows } from '../../db/read-rows.ts';
import type { Operator } from '../../identity/operator.ts';
import { brandsAsked } from './brands-asked.ts';
import { kindsOf, lanes, queueKinds } from './kinds.ts';
import { waitingOf } from './waiting.ts';

/** Counting stops here. */
export const MAX_COUNTED = 200;

type Row = {
  readonly kind: string;
  readonly waiting: number;
  readonly oldest: Date | null;
  readonly fresh: number;
};

/**
 * For moderators: the number of waiting items of each kind on their brands, up to `MAX_COUNTED`, and since
 * when the oldest waits; `fresh` are those of them that came after a time.
 */
export async function countWaiting(
  operator: Pick<Operator, 'brandIds'>,
  brandId?: string,
  after: Date | null = null,
) {
  const brandIds = brandsAsked(operator, brandId);
  const parts = queueKinds.map(
    (kind) => Prisma.sql`
      select ${kind} as kind, count(*)::int as waiting, min(w.since) as oldest,
             count(*) filter (where w.since > ${after}::timestamptz)::int as fresh
        from (${waitingOf(kind, { brandIds, most: MAX_COUNTED + 1 })}) w`,
  );
  const rows = await readRows<Row>(Prisma.join(parts, ' union all '));
  return {
    most: MAX_COUNTED,
    lanes: lanes.map((lane) => {
      const own = rows.filter(({ kind }) => kindsOf(lane).some((one) => one === kind));
      const oldest = own
        .flatMap((row) => row.oldest ?? [])
        .sort((a, b) => a.getTime() - b.getTime());
      const waiting = own.reduce((sum, row) => sum + row.waiting, 0);
      return {
        lane,
        waiting: Math.min(waiting, MAX_COUNTED + 1),
        oldest: oldest[0] ?? null,
        fresh: own.reduce((sum, row) => sum + row.fresh, 0),
      };
    }),
  };
}
