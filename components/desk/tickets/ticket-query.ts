import { ticketLists, type TicketList } from '#lib/desk/plain/ticket-lists.ts';

export interface TicketQuery {
  list: TicketList;
  brand?: string | undefined;
  /** The member whose tickets are listed. */
  member?: string | undefined;
  /** What is searched for, in all lists. */
  find?: string | undefined;
}

type Search = { get: (name: string) => string | null };

/** The query from the address: by default all tickets of a member, or the pending ones of all members. */
export function parseTicketQuery(search: Search): TicketQuery {
  const member = search.get('member') ?? undefined;
  const usual = member === undefined ? 'waiting' : 'all';
  return {
    list: ticketLists.find((one) => one === search.get('list')) ?? usual,
    brand: search.get('brand') ?? undefined,
    member,
    find: search.get('find') ?? undefined,
  };
}

/** The address of a list, or of a ticket beside it. */
export function ticketAddress(query: TicketQuery, reference?: string): string {
  const { list, brand, member, find } = query;
  const given = Object.entries({ brand, member, find }).filter(
    (one): one is [string, string] => one[1] !== undefined,
  );
  const search = new URLSearchParams([['list', list], ...given]).toString();
  return `/tickets${reference === undefined ? '' : `/${reference}`}?${search}`;
}
