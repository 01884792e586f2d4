import type { Statement } from '../../db/statement.ts';

const PLACE = '$3::timestamptz, $4::uuid';

/** A page of tickets `one`, forty and the one that tells of more, with what the list shows of each. */
const shown = (page: string, way: 'asc' | 'desc'): string => `
  select t.id, t.reference, t.brand_id as "brandId", t.locale, t.state,
         t.created_at as "createdAt", t.since_at as "sinceAt", u.public_id as "trackerId",
         left(coalesce(m.text, t.text), 140) as excerpt,
         case when t.claimed_until > $5 then o.name end as "claimedBy"
    from (select one.id, one.since_at from ${page} order by one.since_at ${way}, one.id ${way} limit 41) page
    join tickets t on t.id = page.id
    left join users u on u.id = t.member_id
    left join operators o on o.id = t.claimed_by
    left join lateral (select text from ticket_messages where ticket_id = t.id and direction = 'in'
                        order by at desc limit 1) m on true
   order by page.since_at ${way}, page.id ${way}`;

/** Each brand and state by its own walk along the index: none is read further than the page goes. */
const ofBrands = (sign: '>' | '<', way: 'asc' | 'desc'): string => `
  unnest($1::text[]) b(id) cross join unnest($2::text[]) s(name)
   cross join lateral (
     select id, since_at from tickets
      where brand_id = b.id and state = s.name and (since_at, id) ${sign} (${PLACE})
      order by since_at ${way}, id ${way} limit 41) one`;

const ofMember = (sign: '>' | '<'): string => `
  tickets one
   where one.member_id = (select id from users where public_id = $6)
     and one.brand_id = any($1) and one.state = any($2) and (one.since_at, one.id) ${sign} (${PLACE})`;

/** $1 brands, $2 states, $3 and $4 where the page before ended, $5 now, $6 the member by public id. */
export const PAGES = {
  eldest: { name: 'desk-tickets-eldest', text: shown(ofBrands('>', 'asc'), 'asc') },
  newest: { name: 'desk-tickets-newest', text: shown(ofBrands('<', 'desc'), 'desc') },
  eldestOfMember: { name: 'desk-tickets-member-eldest', text: shown(ofMember('>'), 'asc') },
  newestOfMember: { name: 'desk-tickets-member-newest', text: shown(ofMember('<'), 'desc') },
} satisfies Readonly<Record<string, Statement>>;
