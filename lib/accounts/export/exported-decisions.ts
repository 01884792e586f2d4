import { Prisma } from '../../db/generated/client.ts';

type Ids = { readonly memberId: string; readonly profileId: string };
export type Section = (ids: Ids) => Prisma.Sql;

/** What a data export takes of decisions of moderators, as `EXPORTED`. */
export const EXPORTED_DECISIONS: Readonly<Record<string, Section>> = {
  queue_escalations: ({ profileId }) => Prisma.sql`
    select e.kind, e.note, e.at from queue_escalations e
     where e.profile_id = ${profileId}::uuid order by e.at`,
  rechecks: ({ profileId }) => Prisma.sql`
    select e.kind, e.first_verdict as "first", e.second_verdict as "second", e.first_at as at
      from rechecks e
     where ${profileId}::uuid in (e.profile_id, e.reporter_id) order by e.first_at`,
  group_decision_members: ({ memberId }) => Prisma.sql`
    select d.measure, d.reason, d.details, d.at, m.state from group_decision_members m
      join group_decisions d on d.id = m.decision_id
     where m.member_id = ${memberId}::uuid order by d.at`,
};
