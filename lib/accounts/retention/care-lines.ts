import { Prisma } from '../../db/generated/client.ts';
import type { RetentionLine } from './retention-line.ts';

const YEAR = 365;

/** Correspondence between members and the staff, including reports about others, and the decisions on it. */
export const CARE_LINES: readonly RetentionLine[] = [
  {
    what: 'Letters to customer care that were answered or closed, with what followed',
    table: 'tickets',
    days: 3 * YEAR,
    from: 'the letter',
    source: 'usual limitation of contract claims against consumers in our countries',
    remove: (before) => Prisma.sql`
      delete from tickets where state <> 'open' and created_at < ${before}`,
  },
  {
    what: 'Reviews that were refused, and asked about in vain or not at all',
    table: 'reviews',
    days: YEAR,
    from: 'the decision',
    source: 'DSA art. 20: six months to object, and what follows from it',
    remove: (before) => Prisma.sql`
      delete from reviews where state = 'rejected' and decided_at < ${before}
         and (appeal is null or appeal_decided_at < ${before})`,
  },
  {
    what: 'Cancellations and withdrawals declared by the public forms',
    table: 'declarations',
    days: 3 * YEAR,
    from: 'the declaration, once it was dealt with',
    source: 'proof within the usual limitation of contract claims against consumers',
    remove: (before) => Prisma.sql`
      delete from declarations where due_at is null and received_at < ${before}`,
  },
  {
    what: 'Reports about profiles that were decided, with what was seen of them',
    table: 'reports',
    days: YEAR,
    from: 'the decision',
    source: 'DSA art. 20: six months to object, and what follows from it',
    remove: (before) => Prisma.sql`delete from reports where decided_at < ${before}`,
  },
  {
    what: 'What the staff noted about a member for each other',
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
    from: 'the decision, once the account is open',
    source: 'DSA art. 17 and 20: what was decided must be told and may be objected to',
    remove: (before) => Prisma.sql`
      delete from member_measures m where at < ${before} and not exists (
        select from users u where u.id = m.member_id and u.state = 'disabled')`,
  },
];
