import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { Operator } from '../../identity/operator.ts';

const MONTHS = 6;

export const ratioKinds = ['brand', 'company', 'provider'] as const;
type RatioKind = (typeof ratioKinds)[number];

const COLUMNS: Readonly<Record<RatioKind, Prisma.Sql>> = {
  brand: Prisma.sql`brand_id`,
  company: Prisma.sql`company`,
  provider: Prisma.sql`provider`,
};

type Counted = { readonly charges: number; readonly disputes: number; readonly lost: number };
type Found = Counted & { readonly name: string; readonly month: string };

export type RatioTable = {
  /** Months such as 2026-11, oldest first; the last one is still running. */
  readonly months: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly Counted[] }[];
  /** When the days were last counted; null before the first count. */
  readonly asOf: Date | null;
};

const NOTHING: Counted = { charges: 0, disputes: 0, lost: 0 };

function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1 + index, 1);
    return new Date(month).toISOString().slice(0, 7);
  });
}

/**
 * For finance: disputes and charges of the last months on the operator's brands; a month's disputes are
 * compared with the charges of the same month. Read from daily counts, never from the payments themselves.
 */
export async function disputeRatio(
  by: RatioKind,
  operator: Pick<Operator, 'brandIds'>,
  now: Date,
): Promise<RatioTable> {
  const months = lastMonths(now);
  const brandIds = [...operator.brandIds];
  const from = `${months[0] ?? ''}-01`;
  const found = await db().$queryRaw<Found[]>`
    select ${COLUMNS[by]} as name, to_char(day, 'YYYY-MM') as month, sum(charges)::int as charges,
           sum(disputes)::int as disputes, sum(lost)::int as lost
      from money_days
     where day >= ${from}::date and (${brandIds.length === 0} or brand_id = any(${brandIds}::text[]))
     group by 1, 2 order by 1`;
  const job = await db().recurringJob.findUnique({ where: { name: 'money-days' } });
  const named = Map.groupBy(found, ({ name }) => name);
  return {
    months,
    asOf: job?.ranAt ?? null,
    rows: [...named].map(([name, counted]) => ({
      name,
      cells: months.map((month) => counted.find((one) => one.month === month) ?? NOTHING),
    })),
  };
}
