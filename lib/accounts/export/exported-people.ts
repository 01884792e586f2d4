import { Prisma } from '../../db/generated/client.ts';
import type { Section } from './exported-decisions.ts';

/** What a data export takes of searches, and of what a member did about other people, as `EXPORTED`. */
export const EXPORTED_PEOPLE: Readonly<Record<string, Section>> = {
  swipes: ({ profileId }) => Prisma.sql`
    select p.screen_name as profile, s.choice, s.source, s.cost as "likeCredits", s.at
      from swipes s join profiles p on p.id = s.peer_id
     where s.profile_id = ${profileId}::uuid order by s.at`,
  favourites: ({ profileId }) => Prisma.sql`
    select p.screen_name as "savedProfile", f.saved_at as "savedAt"
      from favourites f join profiles p on p.id = f.peer_id
     where f.profile_id = ${profileId}::uuid order by f.saved_at`,
  daily_picks: ({ profileId }) => Prisma.sql`
    select p.screen_name as "pickedProfile", d.day
      from daily_picks d join profiles p on p.id = d.peer_id
     where d.profile_id = ${profileId}::uuid order by d.day, d.position`,
  saved_searches: ({ profileId }) => Prisma.sql`
    select s.name, r.name as region, c.name as town, s.criteria, s.alert, s.seen_at as "openedAt",
           s.created_at as "savedAt" from saved_searches s left join cities c on c.id = s.city_id
      left join regions r on r.id = coalesce(s.region_id, c.region_id)
     where s.profile_id = ${profileId}::uuid order by s.created_at`,
  search_alerts: ({ profileId }) => Prisma.sql`
    select checked_at as "checkedAt", found as "newMembersFound", found_at as "foundAt"
      from search_alerts where profile_id = ${profileId}::uuid`,
  known_addresses: ({ profileId }) => Prisma.sql`
    select count(*)::int as "knownAddresses", min(added_at) as "firstAddedAt", max(added_at) as "lastAddedAt"
      from known_addresses where profile_id = ${profileId}::uuid having count(*) > 0`,
  visits: ({ profileId }) => Prisma.sql`
    select p.screen_name as profile, v.times, v.at as "lastAt", v.notified_at as "lastNotifiedAt"
      from visits v join profiles p on p.id = v.peer_id
     where v.profile_id = ${profileId}::uuid order by v.at`,
  benefit_periods: ({ profileId }) => Prisma.sql`
    select b.benefit, r.name as region, b.began_at as "beganAt", b.ends_at as "endsAt",
           b.ended_at as "endedAt", b.ended_by as "endedBy"
      from benefit_periods b left join regions r on r.id = b.region_id
     where b.profile_id = ${profileId}::uuid order by b.began_at`,
  shared_dates: ({ profileId }) => Prisma.sql`
    select with_name as "with", place, meet_at as "meetAt", check_in_at as "checkInAt",
           contact_email as "trustedPerson", contact_agreed_at as "agreedAt",
           contact_declined_at as "declinedAt", state, state_at as "stateAt", created_at as "createdAt"
      from shared_dates where profile_id = ${profileId}::uuid order by created_at`,
  calls: ({ profileId }) => Prisma.sql`
    select p.screen_name as profile, c.caller_id = ${profileId}::uuid as "calledByMember", c.state,
           case when c.end_reason <> 'closed' then c.end_reason end as "endedBecause",
           c.started_at as "startedAt", c.answered_at as "answeredAt", c.ended_at as "endedAt",
           own.picture_at as "pictureShownAt"
      from call_sides own join calls c on c.id = own.call_id
      join profiles p on p.id in (c.caller_id, c.callee_id) and p.id <> own.profile_id
     where own.profile_id = ${profileId}::uuid order by c.started_at, c.id`,
};
