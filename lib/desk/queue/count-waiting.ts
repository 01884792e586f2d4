import { Prisma } from '../../db/generated/client.ts';
import { readRows } from '../../db/read-rows.ts';
import type { Operator } from '../../identity/operator.ts';
import { brandsAsked, servedBrands, type BrandsAsked } from './brands-asked.ts';
import { mayDo } from '../../identity/roles.ts';
import { notEscalated } from './escalated.ts';
import { kindsOf, lanes, queueKinds } from './kinds.ts';
import { notDecidedBy } from './not-decided-by.ts';
import { escalatedOf, kindLiteral, waitingOf, type Only } from './waiting.ts';

/** Counting stops here. */
export const MAX_COUNTED = 200;

type Row = {
  readonly kind: string;
  readonly senior: boolean;
  readonly waiting: number;
  readonly oldest: Date | null;
  readonly fresh: number;
};

type Counter = Pick<Operator, 'operatorId' | 'brandIds' | 'role'>;
type Counted = {
  readonly brandIds: BrandsAsked;
  readonly senior: boolean;
  readonly after: Date | null;
};

/** Counts of each kind on some brands: of what waits for every moderator, or of what was passed on to senior ones. */
export function countsStatement(
  { operatorId }: Pick<Counter, 'operatorId'>,
  { brandIds, senior, after }: Counted,
): Prisma.Sql {
  const actor = `operator:${operatorId}`;
  const most = MAX_COUNTED + 1;
  const counted = queueKinds.map((kind) => {
    const byOthers: Only = (id) => notDecidedBy(actor, kind, id);
    const only: Only = (id, since) =>
      Prisma.sql`${notEscalated(kind)(id, since)} ${byOthers(id, since)}`;
    const items = senior
      ? escalatedOf(kind, { brandIds, only: byOthers, most })
      : waitingOf(kind, { brandIds, only, most });
    return Prisma.sql`
      select ${kindLiteral(kind)}::text as kind, ${Prisma.raw(String(senior))} as senior, count(*)::int as waiting,
             min(w.since) as oldest, count(*) filter (where w.since > ${after}::timestamptz)::int as fresh
        from (${items}) w`;
  });
  return Prisma.join(counted, ' union all ');
}

async function count(
  operator: Counter,
  brandIds: BrandsAsked,
  after: Date | null,
): Promise<readonly Row[]> {
  if (brandIds.length === 0) return [];
  const isSenior = mayDo(operator.role, 'moderate_senior');
  const counted = (isSenior ? [false, true] : [false]).map((senior) =>
    readRows<Row>(countsStatement(operator, { brandIds, senior, after })),
  );
  return (await Promise.all(counted)).flat();
}

const sum = (rows: readonly Row[], of: 'waiting' | 'fresh'): number =>
  rows.reduce((total, row) => total + row[of], 0);

const upToMost = (counted: number): number => Math.min(counted, MAX_COUNTED + 1);

/**
 * For moderators: the number of waiting items of each kind that they may decide on their brands, up to `MAX_COUNTED`,
 * and since when the oldest waits; `fresh` are those of them that came after a time. Senior moderators also get the
 * number of those that were passed on to them, which count in no other lane. `paused` are the items of paused brands,
 * which count in no lane.
 */
export async function countWaiting(operator: Counter, brandId?: string, after: Date | null = null) {
  const asked = brandsAsked(operator, brandId);
  const served = servedBrands(asked);
  const paused = asked.filter((id) => !served.includes(id));
  const [rows, pausedRows] = await Promise.all([
    count(operator, served, after),
    count(operator, paused, after),
  ]);
  const isSenior = mayDo(operator.role, 'moderate_senior');
  const shown = lanes.filter((lane) => lane !== 'senior' || isSenior);
  return {
    most: MAX_COUNTED,
    paused: upToMost(sum(pausedRows, 'waiting')),
    lanes: shown.map((lane) => {
      const own = rows.filter(
        ({ kind, senior }) =>
          senior === (lane === 'senior') && kindsOf(lane).some((one) => one === kind),
      );
      const oldest = own
        .flatMap((row) => row.oldest ?? [])
        .sort((a, b) => a.getTime() - b.getTime());
      return {
        lane,
        waiting: upToMost(sum(own, 'waiting')),
        oldest: oldest[0] ?? null,
        fresh: sum(own, 'fresh'),
      };
    }),
  };
}
