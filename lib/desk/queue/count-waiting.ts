import { Prisma } from '../../db/generated/client.ts';
import { readRows } from '../../db/read-rows.ts';
import type { Operator } from '../../identity/operator.ts';
import { brandsAsked } from './brands-asked.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
import { mayDo } from '../../identity/roles.ts';
import { isEscalated, notEscalated } from './escalated.ts';
import { kindsOf, lanes, queueKinds } from './kinds.ts';
import { notDecidedBy } from './not-decided-by.ts';
import { waitingOf, type Only } from './waiting.ts';

/** Counting stops here. */
export const MAX_COUNTED = 200;

type Row = {
  readonly kind: string;
  readonly senior: boolean;
  readonly waiting: number;
  readonly oldest: Date | null;
  readonly fresh: number;
};

/**
 * For moderators: the number of waiting items of each kind that they may decide on their brands, up to `MAX_COUNTED`,
 * and since when the oldest waits; `fresh` are those of them that came after a time. Senior moderators also get the
 * number of those that were passed on to them, which count in no other lane.
 */
export async function countWaiting(
  operator: Pick<Operator, 'operatorId' | 'brandIds' | 'role'>,
  brandId?: string,
  after: Date | null = null,
) {
  const brandIds = brandsAsked(operator, brandId);
  const actor = `operator:${operator.operatorId}`;
  const isSenior = mayDo(operator.role, 'moderate_senior');
  const shown = lanes.filter((lane) => lane !== 'senior' || isSenior);
  const counted = (kind: QueueKind, senior: boolean): Prisma.Sql => {
    const ofLane = (senior ? isEscalated : notEscalated)(kind);
    const only: Only = (id, since) =>
      Prisma.sql`${ofLane(id, since)} ${notDecidedBy(actor, kind, id)}`;
    return Prisma.sql`
      select ${kind} as kind, ${senior}::boolean as senior, count(*)::int as waiting,
             min(w.since) as oldest, count(*) filter (where w.since > ${after}::timestamptz)::int as fresh
        from (${waitingOf(kind, { brandIds, only, most: MAX_COUNTED + 1 })}) w`;
  };
  const parts = [false, ...(isSenior ? [true] : [])].flatMap((senior) =>
    queueKinds.map((kind) => counted(kind, senior)),
  );
  const rows = await readRows<Row>(Prisma.join(parts, ' union all '));
  return {
    most: MAX_COUNTED,
    lanes: shown.map((lane) => {
      const own = rows.filter(
        ({ kind, senior }) =>
          senior === (lane === 'senior') && kindsOf(lane).some((one) => one === kind),
      );
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
