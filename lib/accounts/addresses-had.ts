/**
 * Where mail for a member `w` went: the address they have, and those they had until they left them. One they asked
 * for and never proved may be somebody else's: of what went there, only the mails that name the change are theirs.
 */
export const ADDRESSES = `(
  select address, max(until) as until, array_agg(change) as changes
    from (select lower(w.email), 'infinity'::timestamptz, null
          union all
          select v.address, v.until, v.change
            from email_changes c cross join lateral (values
              (lower(c.old_email), c.changed_at, null),
              (lower(c.new_email), case when c.changed_at is not null then c.undone_at end,
               c.id::text)) v(address, until, change)
           where c.member_id = w.id) one(address, until, change)
   group by address)`;

/** Whether a mail `m` to such an address `a` went to the member. */
export const SENT_TO_ADDRESS = `
  m.brand_id = w.brand_id and lower(m.to_address) = a.address
  and (m.created_at <= a.until or split_part(m.dedupe_key, ':', 2) = any(a.changes))`;
