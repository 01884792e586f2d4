import type { Statement } from '../../db/statement.ts';
import { ticketLists, type TicketList } from '../plain/ticket-lists.ts';
import { ticketPage, TICKETS_READ } from './ticket-page.ts';

/** Read by their assignee, not by brand and state. */
type BrandList = Exclude<TicketList, 'mine'>;

type Listed = {
  /** One condition for each part of the list that an index has in order; the list is merged from them. */
  readonly parts: readonly string[];
  /** The time by which the list is in order. */
  readonly at: string;
  readonly direction: 'asc' | 'desc';
};

const NEWEST = { at: 'since_at', direction: 'desc' } as const;
/** Tickets from before due times count as due since they wait. */
const DUE = 'coalesce(due_at, since_at)';

const LISTS: Readonly<Record<BrandList, Listed>> = {
  waiting: {
    parts: ["state = 'open' and snoozed_until is null"],
    at: DUE,
    direction: 'asc',
  },
  snoozed: { parts: ['snoozed_until is not null'], at: 'snoozed_until', direction: 'asc' },
  answered: { parts: ["state = 'waiting'"], ...NEWEST },
  closed: { parts: ["state = 'closed'"], ...NEWEST },
  all: { parts: ["state = 'open'", "state = 'waiting'", "state = 'closed'"], ...NEWEST },
};

/** Whether a list begins with the earliest time: what is due first, or comes back first. */
export const isOldestFirst = (list: TicketList): boolean =>
  list === 'mine' || LISTS[list].direction === 'asc';

const keyset = ({ at, direction }: Listed): string =>
  `(${at}, id) ${direction === 'asc' ? '>' : '<'} ($1::timestamptz, $2::uuid)`;
const inOrder = ({ at, direction }: Listed): string =>
  `order by ${at} ${direction}, id ${direction} limit ${String(TICKETS_READ)}`;
const pageOf = ({ direction }: Listed, from: string): string =>
  ticketPage(from, `one.at ${direction}, one.id ${direction}`);

/** Each brand and part is read by its own index scan, up to the page size. */
function ofBrands(listed: Listed, brands: string): string {
  const parts = listed.parts.map(
    (part) => `(select id, ${listed.at} as at from tickets
      where brand_id = b.id and ${part} and ${keyset(listed)} ${inOrder(listed)})`,
  );
  return `${brands} b(id) cross join lateral (${parts.join(' union all ')}) one`;
}

const ofMember = (listed: Listed): string => `(
  select id, ${listed.at} as at from tickets
   where brand_id = any($4) and member_id = (select id from users where public_id = $5)
     and (${listed.parts.map((part) => `(${part})`).join(' or ')}) and ${keyset(listed)}) one`;

type Pages = {
  /** `$4` is the brand. */
  readonly ofBrand: Statement;
  /** `$4` are the brands. */
  readonly ofBrands: Statement;
  /** `$4` are the brands, `$5` is the member by public id. */
  readonly ofMember: Statement;
};

const pagesOf = (list: BrandList): Pages => {
  const listed = LISTS[list];
  return {
    // A separate statement for a single brand: PostgreSQL's generic plan assumes ten elements for an array
    // parameter, so with one element it would replan each time.
    ofBrand: {
      name: `desk-tickets-${list}-brand`,
      text: pageOf(listed, ofBrands(listed, '(values ($4::text))')),
    },
    ofBrands: {
      name: `desk-tickets-${list}`,
      text: pageOf(listed, ofBrands(listed, 'unnest($4::text[])')),
    },
    ofMember: { name: `desk-tickets-${list}-member`, text: pageOf(listed, ofMember(listed)) },
  };
};

const brandLists = ticketLists.filter((list) => list !== 'mine');

/** `$1` and `$2` are the cursor, `$3` is now. */
export const PAGES = Object.fromEntries(
  brandLists.map((list) => [list, pagesOf(list)]),
) as Readonly<Record<BrandList, Pages>>;

/** Open tickets of an assignee: `$4` are the brands, `$5` is the operator. */
export const MINE: Statement = {
  name: 'desk-tickets-mine',
  text: pageOf(
    LISTS.waiting,
    `(select id, ${DUE} as at from tickets
       where assigned_to = $5::uuid and state = 'open' and snoozed_until is null
         and brand_id = any($4) and ${keyset(LISTS.waiting)} ${inOrder(LISTS.waiting)}) one`,
  ),
};
