import { brands } from '../../brands/registry.ts';
import type { TicketState } from '../../db/generated/enums.ts';
import { run, type Statement } from '../../db/statement.ts';
import { HIGHEST_ID, isId, LOWEST_ID } from '../../kernel/ids.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import type { TicketList } from '../plain/ticket-lists.ts';
import { isOldestFirst, MINE, PAGES } from './ticket-pages.ts';

const BACKLOG: Statement = {
  name: 'desk-tickets-backlog',
  text: `
    select least(coalesce(sum(open.count), 0), 1000)::int as count, min(open.eldest) as oldest
      from unnest($1::text[]) b(id)
     cross join lateral (
       select count(*), min(since_at) as eldest
         from (select since_at from tickets where brand_id = b.id and state = 'open'
                order by since_at limit 1000) one) open`,
};

type Backlog = { readonly count: number; readonly oldest: Date | null };

/**
 * The number of tickets on some brands that wait for customer care, up to a thousand, and since when the
 * oldest waits.
 */
async function countWaiting(brandIds: readonly string[]): Promise<Backlog> {
  const [row] = await run<Backlog>(BACKLOG, [brandIds]);
  return row ?? { count: 0, oldest: null };
}

const PAGE = 40;

type Wanted = {
  readonly list: TicketList;
  readonly brand?: string | undefined;
  /** Only tickets of the member with this public id. */
  readonly member?: string | undefined;
  /** Cursor of the previous page. */
  readonly after?: string | undefined;
};

type Row = {
  readonly id: string;
  readonly reference: string;
  readonly brandId: string;
  readonly locale: string;
  readonly state: TicketState;
  readonly createdAt: Date;
  readonly sinceAt: Date;
  readonly excerpt: string;
  readonly trackerId: string | null;
  readonly claimedBy: string | null;
  readonly assignedTo: string | null;
};

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f-]{36})$/;

function cursorIn(text = ''): readonly [string, string] | undefined {
  const [, at = '', id = ''] = CURSOR.exec(text) ?? [];
  return isId(id) && !Number.isNaN(Date.parse(at)) ? [at, id] : undefined;
}

type Reader = { readonly operatorId: string; readonly now: Date };

function rowsOf(
  { list, member, after }: Wanted,
  asked: readonly string[],
  { operatorId, now }: Reader,
) {
  const begin = isOldestFirst(list) ? ['-infinity', LOWEST_ID] : ['infinity', HIGHEST_ID];
  const values = [...(cursorIn(after) ?? begin), now];
  if (list === 'mine') return run<Row>(MINE, [...values, asked, operatorId]);
  const { ofBrand, ofBrands, ofMember } = PAGES[list];
  if (member !== undefined) return run<Row>(ofMember, [...values, asked, member]);
  const [brand] = asked;
  return asked.length === 1
    ? run<Row>(ofBrand, [...values, brand])
    : run<Row>(ofBrands, [...values, asked]);
}

/** For operators with the duty `care`: one page of tickets on their brands. */
export async function listTickets(operator: Operator, wanted: Wanted, now: Date) {
  const brandIds = brands.map(({ id }) => id).filter((id) => worksFor(operator, id));
  const asked = brandIds.filter((id) => wanted.brand === undefined || id === wanted.brand);
  const [rows, waiting] = await Promise.all([
    rowsOf(wanted, asked, { operatorId: operator.operatorId, now }),
    countWaiting(brandIds),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    tickets: shown,
    next: last === undefined ? null : `${last.sinceAt.toISOString()}_${last.id}`,
    waiting,
    now,
  };
}
