import { brands } from '../../brands/registry.ts';
import { run, type Statement } from '../../db/statement.ts';
import { RETENTION_HOUR_UTC } from '../../legal/limits.ts';
import { nightly } from '../../queue/recurring.ts';
import { longestPeriod } from './message-period.ts';

const INBOXES_AT_ONCE = 5_000;

const BEGIN: Statement = {
  name: 'begin-brand-periods',
  text: `
    with begun as materialized (
      select i.profile_id from inboxes i join profiles p on p.id = i.profile_id and p.kind = 'member'
       where i.brand_id = $1 and i.expire_at is null and p.state <> 'removed'
       limit $3 for no key update of i skip locked)
    update inboxes i set expire_at = $2 from begun b where i.profile_id = b.profile_id
    returning i.profile_id`,
};

/**
 * Makes the inboxes of brands with a longest period due that are not yet: those of new members, and all once an
 * operator has set it.
 */
export async function beginBrandPeriods(now: Date): Promise<void> {
  for (const { id } of brands) {
    if ((await longestPeriod(id)) === null) continue;
    let begun = INBOXES_AT_ONCE;
    while (begun === INBOXES_AT_ONCE) begun = (await run(BEGIN, [id, now, INBOXES_AT_ONCE])).length;
  }
}

/** Due work, once a night. */
export const beginBrandPeriodsWork = nightly(
  'brand_message_periods',
  RETENTION_HOUR_UTC,
  beginBrandPeriods,
);
