import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { csvLine, type CsvCell } from '../../kernel/csv.ts';
import { LOWEST_ID } from '../../kernel/ids.ts';
import { decimalIn } from '../../kernel/money.ts';
import type { ExportKind } from './contract.ts';

const BATCH = 1_000;

type Row = { readonly at: Date; readonly id: string } & Readonly<Record<string, CsvCell>>;
type Sheet = {
  /** The selected columns in order, without the time and the id. */
  readonly columns: Prisma.Sql;
  readonly head: readonly string[];
  readonly from: Prisma.Sql;
  /** The time and id that rows are ordered and paged by. */
  readonly at: Prisma.Sql;
  readonly id: Prisma.Sql;
};

const ORDER = Prisma.sql`i.brand_id as brand, i.company, a.provider, a.method, i.public_id as "order"`;
const ORDER_HEAD = ['brand', 'company', 'provider', 'method', 'order'] as const;
const OF_ATTEMPT = Prisma.sql`join attempts a on a.id = x.attempt_id join intents i on i.id = a.intent_id`;

const SHEETS: Readonly<Record<ExportKind, Sheet>> = {
  charges: {
    at: Prisma.sql`x.at`,
    id: Prisma.sql`x.id`,
    head: [
      ...ORDER_HEAD,
      'charge',
      'purpose',
      'plan',
      'provider_reference',
      'amount',
      'vat',
      'vat_country',
      'vat_rate',
      'currency',
    ],
    columns: Prisma.sql`${ORDER}, x.public_id as charge, i.purpose, i.offer->>'planName' as plan,
      a.provider_reference, x.amount_minor as amount, x.vat_minor as vat, x.vat_country,
      x.vat_rate / 100.0 as vat_rate, x.currency`,
    from: Prisma.sql`charges x ${OF_ATTEMPT}`,
  },
  refunds: {
    at: Prisma.sql`x.created_at`,
    id: Prisma.sql`x.id`,
    head: [
      ...ORDER_HEAD,
      'charge',
      'kind',
      'state',
      'reason',
      'provider_reference',
      'credit_note',
      'booked',
      'amount',
      'currency',
    ],
    columns: Prisma.sql`${ORDER}, c.public_id as charge, x.kind, x.state,
      coalesce(x.reason_text, x.reason) as reason, x.provider_reference,
      n.snapshot->>'label' as credit_note, x.booked_at as booked, x.amount_minor as amount, x.currency`,
    from: Prisma.sql`refunds x ${OF_ATTEMPT} left join charges c on c.id = x.charge_id
      left join credit_notes n on n.refund_id = x.id`,
  },
  receipts: {
    at: Prisma.sql`x.created_at`,
    id: Prisma.sql`x.id`,
    head: [
      ...ORDER_HEAD,
      'receipt',
      'charge',
      'amount',
      'vat',
      'vat_country',
      'vat_rate',
      'currency',
    ],
    columns: Prisma.sql`${ORDER}, x.snapshot->>'label' as receipt, c.public_id as charge,
      c.amount_minor as amount, c.vat_minor as vat, c.vat_country, c.vat_rate / 100.0 as vat_rate,
      c.currency`,
    from: Prisma.sql`receipts x join charges c on c.id = x.charge_id
      join attempts a on a.id = c.attempt_id join intents i on i.id = c.intent_id`,
  },
  disputes: {
    at: Prisma.sql`x.opened_at`,
    id: Prisma.sql`x.id`,
    head: [
      ...ORDER_HEAD,
      'charge',
      'kind',
      'state',
      'reason',
      'provider_reference',
      'due',
      'decided',
      'amount',
      'currency',
    ],
    columns: Prisma.sql`${ORDER}, c.public_id as charge, x.kind, x.state, x.reason_code as reason,
      x.provider_reference, x.due_at as due, x.decided_at as decided, x.amount_minor as amount,
      x.currency`,
    from: Prisma.sql`disputes x ${OF_ATTEMPT} left join charges c on c.id = x.charge_id`,
  },
};

const MONEY: ReadonlySet<string> = new Set(['amount', 'vat']);

type ExportSpan = {
  readonly kind: ExportKind;
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
  /** Null for all brands. */
  readonly brandIds: readonly string[] | null;
};

function cellsOf(row: Row, head: readonly string[]): CsvCell[] {
  const currency = String(row['currency']);
  return head.map((name) => {
    const value = row[name] ?? null;
    if (MONEY.has(name) && value !== null) return decimalIn(Number(value), currency);
    return name === 'vat_rate' ? Number(value) : value;
  });
}

/** CSV lines of a money table, header first. Reads in batches of a thousand rows with a keyset cursor. */
export async function* exportLines(span: ExportSpan): AsyncGenerator<string, void> {
  const { head, columns, from, at, id } = SHEETS[span.kind];
  const brands =
    span.brandIds === null
      ? Prisma.empty
      : Prisma.sql`and i.brand_id = any(${[...span.brandIds]}::text[])`;
  yield csvLine(['date', ...head]);
  let place = { at: span.from, id: LOWEST_ID };
  for (;;) {
    const rows = await db().$queryRaw<Row[]>`
      select ${at} as at, ${id}::text as id, ${columns} from ${from}
       where (${at}, ${id}) > (${place.at}::timestamptz, ${place.id}::uuid) and ${at} < ${span.until}
             ${brands}
       order by ${at}, ${id} limit ${BATCH}`;
    for (const row of rows) yield csvLine([row.at, ...cellsOf(row, head)]);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    place = last;
  }
}
