import { Prisma } from '../../db/generated/client.ts';
import type { Period } from './period.ts';

/**
 * Entries of the access log of a period, by actions: the log is never deleted, while reports and photos are. Read along
 * the index of action and id. The actions are in the text: as a parameter they would hide from the plan how rare they
 * are, so that the statement would be planned for its values at each call.
 */
export function logged(
  actions: readonly string[],
  { ids: [from, until], brandIds }: Period,
): Prisma.Sql {
  const named = Prisma.raw(actions.map((action) => `'${action}'`).join(', '));
  return Prisma.sql`
    select e.id, e.action, e.subject, e.actor, e.brand_id, e.data, e.at, e.request_id
      from audit_entries e
     where e.action in (${named}) and e.id >= ${from}::uuid and e.id < ${until}::uuid
       and (${brandIds}::text[] is null or e.brand_id = any(${brandIds}::text[]))`;
}

/** Restrictions of members' content and accounts, by the action that the log has of them. */
export const RESTRICTIONS = {
  'photo.reject': 'photo',
  'chat_photo.reject': 'chat_photo',
  'text.reject': 'text',
  'review.refuse': 'review',
  block_member: 'account',
  disable_member: 'account',
} as const;

/** The profile that an entry is about, by its content; the reports and reviews are always of members. */
const PROFILE = Prisma.sql`
  case e.action when 'text.reject' then e.subject::uuid
                when 'photo.reject' then (select f.profile_id from photos f where f.id = e.subject::uuid) end`;

/**
 * Those of a period, without hosted profiles: their content has no recipient who is restricted. Entries from before the
 * log said so read the profile.
 */
export const restrictionsOf = (period: Period): Prisma.Sql => Prisma.sql`
  select e.* from (${logged(Object.keys(RESTRICTIONS), period)}) e
   where e.data->>'hosted' is distinct from 'true'
     and not exists (select from profiles p where p.kind = 'hosted' and p.id = ${PROFILE})`;

/** Entries of actors other than staff: no person decided. */
export const isAutomated = (actor: string): Prisma.Sql =>
  Prisma.raw(`${actor} in ('system', 'demo')`);

/** A restriction in one request with an upheld report follows a notice (DSA art. 16). */
export const followsNotice = (entry: string): Prisma.Sql =>
  Prisma.raw(`exists (
    select from audit_entries n
     where n.request_id = ${entry}.request_id and n.action = 'report.uphold')`);
