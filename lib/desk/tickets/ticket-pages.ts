import type { Statement } from '../../db/statement.ts';
import { ticketLists, type TicketList } from '../plain/ticket-lists.ts';

/** Read by their assignee, not by brand and state. */
type StateList = Exclude<TicketList, 'mine'>;

/** The stored states in each list. */
const STATES: Readonly<Record<StateList, string>> = {
  waiting: "'open'",
  answered: "'waiting'",
  closed: "'closed'",
  all: "'open', 'waiting', 'closed'",
};

/** Whether a list has the tickets first that have waited longest; the others have the newest first. */
export const isOldestFirst = (list: TicketList): boolean => list === 'waiting' || list === 'mine';

const directionOf = (list: TicketList): 'asc' | 'desc' => (isOldestFirst(list) ? 'asc' : 'desc');
const placeOf = (list: TicketList): string =>
  `${isOldestFirst(list) ? '>' : '<'} ($1::timestamptz, $2::uuid)`;

/** A page of tickets `one`: forty, and one more to detect a next page, with the columns that the list shows. */
const page = (list: TicketList, from: string): string => `
  select t.id, t.reference, t.brand_id as "brandId", t.locale, t.state,
         t.created_at as "createdAt", t.since_at as "sinceAt", u.public_id as "trackerId",
         left(coalesce((select text from ticket_messages where ticket_id = t.id and direction = 'in'
                         order by at desc limit 1), t.text), 140) as excerpt,
         (select name from operators where id = t.assigned_to) as "assignedTo",
         case when t.claimed_until > $3
              then (select name from operators where id = t.claimed_by) end as "claimedBy"
    from (select one.id, one.since_at from ${from}
           order by one.since_at ${directionOf(list)}, one.id ${directionOf(list)} limit 41) page
    join tickets t on t.id = page.id
    left join users u on u.id = t.member_id
   order by page.since_at ${directionOf(list)}, page.id ${directionOf(list)}`;

/** Each brand and state is read by its own index scan, up to the page size. */
const ofBrands = (list: StateList, brands: string): string => `
  ${brands} b(id) cross join unnest(array[${STATES[list]}]::ticket_state[]) s(name)
   cross join lateral (
     select id, since_at from tickets
      where brand_id = b.id and state = s.name and (since_at, id) ${placeOf(list)}
      order by since_at ${directionOf(list)}, id ${directionOf(list)} limit 41) one`;

const ofMember = (list: StateList): string => `
  tickets one
   where one.brand_id = any($4) and one.member_id = (select id from users where public_id = $5)
     and one.state in (${STATES[list]}) and (one.since_at, one.id) ${placeOf(list)}`;

type Pages = {
  /** `$4` is the brand. */
  readonly ofBrand: Statement;
  /** `$4` are the brands. */
  readonly ofBrands: Statement;
  /** `$4` are the brands, `$5` is the member by public id. */
  readonly ofMember: Statement;
};

const pagesOf = (list: StateList): Pages => ({
  // A separate statement for a single brand: PostgreSQL's generic plan assumes ten elements for an array
  // parameter, so with one element it would replan each time.
  ofBrand: {
    name: `desk-tickets-${list}-brand`,
    text: page(list, ofBrands(list, '(values ($4::text))')),
  },
  ofBrands: {
    name: `desk-tickets-${list}`,
    text: page(list, ofBrands(list, 'unnest($4::text[])')),
  },
  ofMember: { name: `desk-tickets-${list}-member`, text: page(list, ofMember(list)) },
});

const stateLists = ticketLists.filter((list) => list !== 'mine');

/** `$1` and `$2` are the cursor, `$3` is now. */
export const PAGES = Object.fromEntries(
  stateLists.map((list) => [list, pagesOf(list)]),
) as Readonly<Record<StateList, Pages>>;

/** Open tickets of an assignee: `$4` are the brands, `$5` is the operator. */
export const MINE: Statement = {
  name: 'desk-tickets-mine',
  text: page(
    'mine',
    `tickets one
      where one.assigned_to = $5::uuid and one.state = 'open' and one.brand_id = any($4)
        and (one.since_at, one.id) ${placeOf('mine')}`,
  ),
};
