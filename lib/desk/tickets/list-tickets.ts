import { brands } from '../../brands/registry.ts';
import { run } from '../../db/statement.ts';
import { HIGHEST_ID, isId, LOWEST_ID } from '../../kernel/ids.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import type { TicketList } from '../plain/ticket-lists.ts';
import { findTickets } from './find-tickets.ts';
import { countRatings } from './count-ratings.ts';
import { countWaiting } from './count-waiting.ts';
import { TICKETS_SHOWN, type TicketRow } from './ticket-page.ts';
import { isOldestFirst, MINE, PAGES } from './ticket-pages.ts';

type Wanted = {
  readonly list: TicketList;
  readonly brand?: string | undefined;
  /** Only tickets of the member with this public id. */
  readonly member?: string | undefined;
  /** What is searched for, in all lists. */
  readonly find?: string | undefined;
  /** Cursor of the previous page. */
  readonly after?: string | undefined;
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
  if (list === 'mine') return run<TicketRow>(MINE, [...values, asked, operatorId]);
  const { ofBrand, ofBrands, ofMember } = PAGES[list];
  if (member !== undefined) return run<TicketRow>(ofMember, [...values, asked, member]);
  const [brand] = asked;
  return asked.length === 1
    ? run<TicketRow>(ofBrand, [...values, brand])
    : run<TicketRow>(ofBrands, [...values, asked]);
}

/** The brands whose tickets an operator works on. */
export function ticketBrands(operator: Pick<Operator, 'brandIds'>): string[] {
  return brands.map(({ id }) => id).filter((id) => worksFor(operator, id));
}

/** For operators with the duty `care`: one page of tickets on their brands. */
export async function listTickets(operator: Operator, wanted: Wanted, now: Date) {
  const brandIds = ticketBrands(operator);
  const asked = brandIds.filter((id) => wanted.brand === undefined || id === wanted.brand);
  const { find = '', after } = wanted;
  const searched = find.trim() !== '';
  const [rows, waiting, satisfaction] = await Promise.all([
    searched
      ? findTickets({ brandIds: asked, find, after, now })
      : rowsOf(wanted, asked, { operatorId: operator.operatorId, now }),
    countWaiting(brandIds, now),
    countRatings(brandIds, now),
  ]);
  const tickets = rows.slice(0, TICKETS_SHOWN);
  const last = rows.length > TICKETS_SHOWN ? tickets.at(-1) : undefined;
  const cursor = last && (searched ? last.id : `${last.at.toISOString()}_${last.id}`);
  return {
    tickets,
    next: cursor ?? null,
    waiting,
    satisfaction,
    now,
  };
}
