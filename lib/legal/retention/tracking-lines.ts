import { Prisma } from '../../db/generated/client.ts';
import type { RetentionLine } from './retention-line.ts';

const YEAR = 365;

/** Where members came from, and what affiliates reported about them. */
export const TRACKING_LINES: readonly RetentionLine[] = [
  {
    what: 'Origin of signups: click, campaign, fingerprint, browser',
    table: 'attributions',
    days: YEAR,
    from: 'the signup or the link',
    source: 'settling with affiliates',
    remove: (before) => Prisma.sql`delete from attributions where at < ${before}`,
  },
  {
    what: 'Postbacks to affiliates, delivered or failed',
    table: 'postbacks',
    days: 90,
    from: 'the event, once no delivery is due',
    source: 'settling with affiliates; GDPR art. 5(1)(e)',
    remove: (before) => Prisma.sql`
      delete from postbacks where state <> 'due' and created_at < ${before}`,
  },
  {
    what: 'Clicks that affiliates reported',
    table: 'partner_clicks',
    days: YEAR,
    from: 'the click',
    source: 'settling with affiliates',
    remove: (before) => Prisma.sql`delete from partner_clicks where at < ${before}`,
  },
  {
    what: 'Link between an affiliate’s order, its click and its member',
    table: 'partner_orders',
    days: YEAR,
    from: 'the import; the order stays without member and click',
    source: 'settling with affiliates',
    remove: (before) => Prisma.sql`
      update partner_orders set member_id = null, click_id = null
       where imported_at < ${before} and (member_id is not null or click_id is not null)`,
  },
  {
    what: 'Nonces of affiliates’ signed calls',
    table: 'affiliate_nonces',
    days: 1,
    from: 'the call',
    source: 'a repeated call must have no second effect; a signature is valid for ten minutes',
    remove: (before) => Prisma.sql`delete from affiliate_nonces where at < ${before}`,
  },
  {
    what: 'Analytics events that name a member',
    table: 'kpi_events',
    days: YEAR,
    from: 'the event; it stays without the member',
    source: 'GDPR art. 5(1)(e)',
    remove: (before) => Prisma.sql`
      update kpi_events set member_id = null, value = null, data = '{}', once = false
       where at < ${before} and member_id is not null`,
  },
];
