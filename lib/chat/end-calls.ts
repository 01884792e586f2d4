import { afterCommit } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { inBackground } from '../kernel/background.ts';
import { wakeJobs } from '../queue/wake.ts';
import { replaceCallNotice } from './calls/call-notice.ts';
import { publishCall } from './calls/publish-call.ts';

async function endOpen(tx: Prisma.TransactionClient, which: Prisma.Sql, now: Date): Promise<void> {
  const ended = await tx.$queryRaw<{ id: string }[]>`
    with ended as (
      update calls set state = case when answered_at is null then 'missed' else 'ended' end::call_state,
             end_reason = 'closed', due_at = null,
             ended_at = greatest(${now}::timestamptz, coalesce(answered_at, started_at))
       where due_at is not null and ${which}
      returning id),
    freed as (
      update call_sides set live = false from ended where call_id = ended.id)
    select id::text from ended order by id`;
  if (ended.length === 0) return;
  await replaceCallNotice(
    tx,
    ended.map(({ id }) => id),
    now,
  );
  afterCommit(tx, () => {
    wakeJobs();
    inBackground('publish ended calls', async () => {
      for (const { id } of ended) await publishCall(id);
    });
  });
}

/** Ends the call of a conversation that closes, under its lock. The other side sees an ended call, not the reason. */
export function endCallOfConversation(
  tx: Prisma.TransactionClient,
  conversationId: string,
  now: Date,
): Promise<void> {
  return endOpen(tx, Prisma.sql`conversation_id = ${conversationId}::uuid`, now);
}

/** Ends the call of a member whose account is closed, under the account's lock. */
export function endCallOfProfile(
  tx: Prisma.TransactionClient,
  profileId: string,
  now: Date,
): Promise<void> {
  const which = Prisma.sql`
    id = (select call_id from call_sides where profile_id = ${profileId}::uuid and live)`;
  return endOpen(tx, which, now);
}
