import { Prisma } from '../../db/generated/client.ts';
import type { RetentionLine } from './retention-line.ts';

const YEAR = 365;

/** Correspondence between members and the staff, including reports about others, and the decisions on it. */
export const CARE_LINES: readonly RetentionLine[] = [
  {
    what: 'Tickets that were answered or closed, with their messages and files',
    table: 'tickets',
    days: 3 * YEAR,
    from: 'the ticket',
    source: 'usual limitation of contract claims against consumers in our countries',
    remove: (before) => Prisma.sql`
      with gone as (
        delete from tickets where state <> 'open' and created_at < ${before} returning id),
      files as (
        delete from ticket_files f using gone where f.ticket_id = gone.id returning f.object_key),
      removals as (
        insert into photo_removals (object_key, scope, due_at)
        select object_key, 'all', ${before}::timestamptz from files on conflict do nothing)
      select id from gone`,
  },
  {
    what: 'Refused reviews, without an appeal or with a dismissed one',
    table: 'reviews',
    days: YEAR,
    from: 'the decision',
    source: 'DSA art. 20: six months to appeal, and the time to decide',
    remove: (before) => Prisma.sql`
      delete from reviews where state = 'rejected' and decided_at < ${before}
         and (appeal is null or appeal_decided_at < ${before})`,
  },
  {
    what: 'Cancellations and withdrawals declared in the public forms',
    table: 'declarations',
    days: 3 * YEAR,
    from: 'the declaration, once it was processed',
    source: 'proof within the usual limitation of contract claims against consumers',
    remove: (before) => Prisma.sql`
      delete from declarations where due_at is null and received_at < ${before}`,
  },
  {
    what: 'Decided reports about profiles, with their evidence',
    table: 'reports',
    days: YEAR,
    from: 'the decision',
    source: 'DSA art. 20: six months to appeal, and the time to decide',
    remove: (before) => Prisma.sql`delete from reports where decided_at < ${before}`,
  },
  {
    what: 'Notes with which a moderator passed a decision on',
    table: 'queue_escalations',
    days: YEAR,
    from: 'the note, unless it was deleted with the decision',
    source: 'DSA art. 20: six months to appeal, and the time to decide',
    remove: (before) => Prisma.sql`delete from queue_escalations where at < ${before}`,
  },
  {
    what: 'Decisions that another moderator judges again; what was decided about is deleted with the second decision',
    table: 'rechecks',
    days: 90,
    from: 'the first decision',
    source: 'GDPR art. 5(1)(c) and (e); needed to compare how moderators decide',
    remove: (before) => Prisma.sql`delete from rechecks where first_at < ${before}`,
  },
  {
    what: 'Decisions about accounts that look alike, with what they had in common',
    table: 'group_decisions',
    days: YEAR,
    from: 'the decision; its effect on each account is stored with the account',
    source: 'DSA art. 20: six months to appeal, and the time to decide',
    remove: (before) => Prisma.sql`delete from group_decisions where at < ${before}`,
  },
  {
    what: 'Staff notes about a member',
    table: 'member_notes',
    days: 3 * YEAR,
    from: 'the note',
    source: 'usual limitation of contract claims against consumers in our countries',
    remove: (before) => Prisma.sql`delete from member_notes where at < ${before}`,
  },
  {
    what: 'Warnings, restrictions and closed accounts, with their reasons',
    table: 'member_measures',
    days: 3 * YEAR,
    from: 'the decision, unless the account is still closed',
    source: 'DSA art. 17 and 20: a decision must be stated and may be appealed',
    remove: (before) => Prisma.sql`
      delete from member_measures m where at < ${before} and not exists (
        select from users u where u.id = m.member_id and u.state = 'disabled')`,
  },
];
