import type { Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { MINUTE } from '../kernel/clock.ts';
import { claimDue, type DueRows } from '../queue/claim-due.ts';

export type PendingInbox = {
  readonly profileId: string;
  readonly memberId: string;
  /** The inbox's change counter at the time of the claim. */
  readonly change: string;
};

/** Members' inboxes with activity that no notice has covered. */
export const INBOXES_TO_NOTIFY: DueRows = {
  name: 'claim-inboxes',
  table: 'inboxes',
  brand: 'brand_id',
  key: 'profile_id',
  due: 'notify_at',
  where: 'notify_at is not null',
  leaseMs: MINUTE,
  returning: `t.profile_id as "profileId", t.change::text,
    (select member_id from profiles where id = t.profile_id) as "memberId"`,
};

/** Claims inboxes whose activity may have to be notified by now. */
export function claimPendingInboxes(now: Date, limit: number): Promise<PendingInbox[]> {
  return claimDue<PendingInbox>(INBOXES_TO_NOTIFY, now, limit);
}

/** Sets the next check of an inbox that has not changed since it was claimed. Newer activity has set its own time. */
export async function scheduleCheckIfUnchanged(
  tx: Db,
  { profileId, change }: PendingInbox,
  at: Date | null,
): Promise<void> {
  await tx.$executeRaw`
    update inboxes set notify_at = ${at}::timestamptz
     where profile_id = ${profileId}::uuid and change = ${change}::bigint`;
}

/** Blocks new activity until the caller's transaction has set the next check. */
export async function lockInbox(tx: Prisma.TransactionClient, profileId: string): Promise<void> {
  await tx.$queryRaw`
    select 1 from inboxes where profile_id = ${profileId}::uuid for no key update`;
}

/** Under the inbox's lock: sets the next check of its pending activity; null: none before new activity. */
export async function scheduleCheck(
  tx: Prisma.TransactionClient,
  profileId: string,
  at: Date | null,
): Promise<void> {
  await tx.$executeRaw`
    update inboxes set notify_at = ${at}::timestamptz where profile_id = ${profileId}::uuid`;
}

type Owner = { readonly profileId: string; readonly brandId: string };

/**
 * In the caller's transaction: what was not received from another profile is to be notified as well. Like new activity,
 * it is newer than what a check that runs at the moment has counted.
 */
export async function requestNotice(
  tx: Prisma.TransactionClient,
  { profileId, brandId }: Owner,
  at: Date,
): Promise<void> {
  await tx.$executeRaw`
    insert into inboxes as i (profile_id, brand_id, notify_at)
    values (${profileId}::uuid, ${brandId}, ${at}::timestamptz)
    on conflict (profile_id) do update
       set change = i.change + 1, notify_at = least(i.notify_at, excluded.notify_at)`;
}

type Counted = {
  readonly messages: number;
  readonly hosted: number;
  readonly likes: number;
  readonly visits: number;
  readonly matches: number;
  readonly firstAt: Date | null;
  readonly newestAt: Date | null;
};

export type PendingCount = Counted & { readonly firstAt: Date; readonly newestAt: Date };

function isSomething(counted: Counted): counted is PendingCount {
  return counted.newestAt !== null;
}

/**
 * Counts what a profile received after `since`, has neither read nor seen, and would still find now: nothing
 * from blocked or removed profiles, nothing withdrawn. Null when there is nothing. Messages of hosted
 * profiles are counted among the messages and also separately.
 */
export async function countPending(
  tx: Db,
  profileId: string,
  since: Date,
): Promise<PendingCount | null> {
  const [counted] = await tx.$queryRaw<Counted[]>`
    with seen as materialized (
      select coalesce(notices_seen_at, '-infinity') as at from inboxes
       where profile_id = ${profileId}::uuid),
    touched as materialized (
      select conversation_id from participants
       where profile_id = ${profileId}::uuid and hidden_at is null and last_message_at > ${since}
      union
      select conversation_id from participants
       where profile_id = ${profileId}::uuid and hidden_at is null and last_notice_at > ${since}),
    unseen as (
      select m.created_at as at, m.kind, p.kind as sender, m.category is not distinct from 'like_reply' as match
        from touched
        join participants a on a.conversation_id = touched.conversation_id
                           and a.profile_id = ${profileId}::uuid
        join conversations c on c.id = a.conversation_id and c.blocked_at is null
        join profiles p on p.id = a.peer_id and p.state = 'active'
        cross join seen
        join messages m on m.conversation_id = a.conversation_id and m.seq > a.read_seq
                       and m.sender_id = a.peer_id and m.removed_at is null
                       and m.created_at > ${since}
       where m.kind = 'personal' or (m.created_at > seen.at
             and (m.kind = 'like' or (m.kind = 'visit' and not p.incognito))))
    select count(*) filter (where kind = 'personal')::int as messages,
           count(*) filter (where kind = 'personal' and sender = 'hosted')::int as hosted,
           count(*) filter (where kind = 'like' and not match)::int as likes,
           count(*) filter (where kind = 'visit')::int as visits,
           count(*) filter (where kind = 'like' and match)::int as matches,
           min(at) as "firstAt", max(at) as "newestAt"
      from unseen`;
  return counted && isSomething(counted) ? counted : null;
}
