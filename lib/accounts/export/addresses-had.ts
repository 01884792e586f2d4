/**
 * Addresses to which mail for a member `w` was sent: the current one, and the former ones until they were
 * replaced. An address that the member asked for and never proved may belong to another person: only the
 * mails about the change itself count as the member's.
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

/** Whether a mail `m` to such an address `a` was sent to the member. */
export const SENT_TO_ADDRESS = `
  m.brand_id = w.brand_id and lower(m.to_address) = a.address
  and (m.created_at <= a.until or split_part(m.dedupe_key, ':', 2) = any(a.changes))`;
