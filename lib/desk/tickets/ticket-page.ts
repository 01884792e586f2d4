import type { TicketRating, TicketState } from '../../db/generated/enums.ts';

/** Tickets of a page. */
export const TICKETS_SHOWN = 40;
/** One more, to detect a next page. */
export const TICKETS_READ = TICKETS_SHOWN + 1;

export type TicketRow = {
  readonly id: string;
  /** The time by which the list is in order. */
  readonly at: Date;
  readonly reference: string;
  readonly brandId: string;
  readonly locale: string;
  readonly state: TicketState;
  readonly createdAt: Date;
  readonly sinceAt: Date;
  readonly dueAt: Date | null;
  readonly snoozedUntil: Date | null;
  readonly excerpt: string;
  readonly trackerId: string | null;
  readonly claimedBy: string | null;
  readonly assignedTo: string | null;
  readonly tags: string[];
  readonly rating: TicketRating | null;
};

/** A page of the tickets `one (id, at)` with the columns that the list shows; `$3` is now. */
export const ticketPage = (from: string, order: string): string => `
  select t.id, one.at, t.reference, t.brand_id as "brandId", t.locale, t.state, t.rating,
         t.created_at as "createdAt", t.since_at as "sinceAt",
         case when t.state = 'open' then t.due_at end as "dueAt", t.snoozed_until as "snoozedUntil",
         u.public_id as "trackerId",
         left(coalesce((select text from ticket_messages where ticket_id = t.id and direction = 'in'
                         order by at desc limit 1), t.text), 140) as excerpt,
         (select name from operators where id = t.assigned_to) as "assignedTo",
         array(select tag from ticket_tags where ticket_id = t.id order by tag) as tags,
         case when t.claimed_until > $3
              then (select name from operators where id = t.claimed_by) end as "claimedBy"
    from (select one.id, one.at from ${from} order by ${order} limit ${String(TICKETS_READ)}) one
    join tickets t on t.id = one.id
    left join users u on u.id = t.member_id
   order by ${order}`;
