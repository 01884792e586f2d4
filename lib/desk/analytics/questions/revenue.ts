import { brandById } from '../../../brands/registry.ts';
import { Prisma } from '../../../db/generated/client.ts';
import { readReplicaRows } from '../../../db/read-replica.ts';
import { SALES_CURRENCY } from '../../../kernel/money.ts';
import { lengthOf, type Span } from '../days.ts';
import { money, share } from '../../../text/value-format.ts';
import { nothing, type Question } from '../question.ts';
import { stepDays, stepsOf } from '../read-days.ts';
import type { View } from '../view.ts';

const WHOLE = 'The flow and source filters do not apply to revenue.';

type Sums = {
  readonly currency: string;
  readonly gross: number;
  readonly back: number;
};
type Stepped = Sums & { readonly step: number };
type Placed = Sums & {
  readonly company: string;
  readonly brand: string;
  readonly provider: string;
  readonly charges: number;
  readonly refunds: number;
  readonly refunded: number;
  readonly lost: number;
};

const byStep = ({ brandIds }: View, { from, to }: Span, days: number) =>
  readReplicaRows<Stepped>(Prisma.sql`
    select (day - ${from}::date) / ${days}::int as step, currency, sum(gross_minor)::float8 as gross,
           sum(refunded_minor + lost_minor)::float8 as back
      from metric_money
     where brand_id = any (${[...brandIds]}) and day between ${from}::date and ${to}::date
     group by 1, 2`);

const byPlace = ({ brandIds, span }: View): Promise<readonly Placed[]> =>
  readReplicaRows<Placed>(Prisma.sql`
    select company, brand_id as brand, provider, currency, sum(charges)::int as charges,
           sum(gross_minor)::float8 as gross, sum(refunds)::int as refunds,
           sum(refunded_minor)::float8 as refunded, sum(lost_minor)::float8 as lost,
           sum(refunded_minor + lost_minor)::float8 as back
      from metric_money
     where brand_id = any (${[...brandIds]}) and day between ${span.from}::date and ${span.to}::date
     group by 1, 2, 3, 4 order by gross desc, 1, 2, 3`);

/** The currency with the highest gross amount; the others appear in the table by brand and provider. */
function mainCurrency(rows: readonly Sums[]): string {
  const sums = new Map<string, number>();
  for (const { currency, gross } of rows) sums.set(currency, (sums.get(currency) ?? 0) + gross);
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0] ?? SALES_CURRENCY;
}

/** Gross income, and what remains after refunds and lost disputes. */
export const revenue: Question = {
  key: 'revenue',
  title: 'Revenue',
  ask: async (view) => {
    const { span, before } = view;
    const rows = await byStep(view, { from: before.from, to: span.to }, stepDays(span));
    if (rows.length === 0) return nothing('No payments in this or the previous period.');
    const currency = mainCurrency(rows);
    const own = rows.filter((row) => row.currency === currency);
    const sum = (some: readonly Sums[], of: (one: Sums) => number) =>
      some.reduce((all, one) => all + of(one), 0);
    const steps = stepsOf(span);
    const { length } = steps;
    const within = own.filter(({ step }) => step >= length);
    const at = (place: number) => own.filter(({ step }) => step === length + place);
    const gross = steps.map((_, place) => sum(at(place), (one) => one.gross));
    const net = steps.map((_, place) => sum(at(place), (one) => one.gross - one.back));
    const [came, back] = [sum(within, (one) => one.gross), sum(within, (one) => one.back)];
    const earlier = own.filter(({ step }) => step < length);
    const was = sum(earlier, (one) => one.gross - one.back);
    const days = String(lengthOf(span));
    return {
      sentence: `${money(came, currency)} gross, ${money(back, currency)} refunded: ${money(came - back, currency)} net, compared with ${money(was, currency)} in the previous ${days} days.`,
      note: `Refunds and lost disputes count on the day of the refund. ${WHOLE}`,
      plot: {
        kind: 'lines',
        unit: 'money',
        currency,
        days: steps.map(({ from }) => from),
        lines: [
          { name: 'Gross', values: gross, behind: true },
          { name: 'Net', values: net },
        ],
      },
      columns: [
        { name: 'From', unit: 'day' },
        { name: 'Gross', unit: 'money', currency },
        { name: 'Refunded', unit: 'money', currency },
        { name: 'Net', unit: 'money', currency },
      ],
      rows: steps.map(({ from }, place) => {
        const [all, left] = [gross[place] ?? 0, net[place] ?? 0];
        return [from, all, all - left, left];
      }),
    };
  },
};

/** Money by company, brand, provider and currency. */
export const places: Question = {
  key: 'places',
  title: 'Revenue by brand and provider',
  ask: async (view) => {
    const rows = await byPlace(view);
    if (rows.length === 0) return nothing('No payments in this period.');
    const currency = mainCurrency(rows);
    const own = rows.filter((row) => row.currency === currency);
    const all = own.reduce((sum, { gross }) => sum + gross, 0);
    const named = (row: Placed) => `${brandById(row.brand)?.name ?? row.brand} · ${row.provider}`;
    const [first] = own;
    return {
      sentence:
        first === undefined || all === 0
          ? 'No payments; refunds only.'
          : `Highest: ${named(first)}, ${money(first.gross, currency)}, ${share(first.gross / all)} of the total.`,
      note: WHOLE,
      plot: {
        kind: 'bars',
        unit: 'money',
        currency,
        bars: own.slice(0, 12).map((row) => ({
          name: named(row),
          value: row.gross,
          about: `${row.company}, ${money(row.gross - row.back, currency)} net`,
        })),
      },
      columns: [
        ...['Company', 'Brand', 'Provider', 'Currency'].map((name) => ({
          name,
          unit: 'text' as const,
        })),
        { name: 'Charges', unit: 'count' },
        { name: 'Gross', unit: 'money', currency },
        { name: 'Refunds', unit: 'count' },
        { name: 'Refunded', unit: 'money', currency },
        { name: 'Disputes lost', unit: 'money', currency },
        { name: 'Net', unit: 'money', currency },
      ],
      rows: rows.map((row) => [
        row.company,
        brandById(row.brand)?.name ?? row.brand,
        row.provider,
        row.currency,
        row.charges,
        row.gross,
        row.refunds,
        row.refunded,
        row.lost,
        row.gross - row.back,
      ]),
    };
  },
};
