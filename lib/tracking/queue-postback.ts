import type { Db } from '../db/client.ts';
import type { PostbackEvent, AmountClass } from '../db/generated/enums.ts';
import { after, SECOND } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { noteJob } from '../kernel/request-context.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';

/** The size class of an amount: partners never receive the exact amount. Pure. */
function amountClass(amountMinor: number): AmountClass {
  if (amountMinor <= 2_000) return 'up_to_20';
  return amountMinor <= 5_000 ? 'up_to_50' : 'above_50';
}

type Happened = {
  readonly memberId: string;
  readonly event: PostbackEvent;
  /** Distinguishes events of one kind, such as the refund's id; without it the event happens once per member. */
  readonly reference?: string;
  readonly amountMinor?: number;
  readonly now: Date;
};

/**
 * Called in the transaction of an event about a member. Queues a postback if the member's click is still
 * stored, which requires consent; otherwise writes nothing. A repeated call writes nothing either.
 */
export async function queuePostback(tx: Db, happened: Happened): Promise<void> {
  const { memberId, event, reference = '', amountMinor, now } = happened;
  const size = amountMinor === undefined ? null : amountClass(amountMinor);
  const id = newId(now.getTime());
  const queued = await tx.$executeRaw`
    insert into postbacks (id, affiliate_id, member_id, event, click_id, amount_class, dedupe_key,
                           due_at, created_at)
    select ${id}::uuid, a.id, t.member_id, ${event}, t.click_id,
           case when a.sends_amount then ${size}::amount_class end,
           concat_ws(':', ${event}::text, t.member_id, nullif(${reference}::text, '')),
           ${now}::timestamptz, ${now}::timestamptz
      from attributions t
      join affiliates a on a.id = t.affiliate_id
     where t.member_id = ${memberId}::uuid and t.click_id is not null
       and a.active and a.postback_url is not null and ${event} = any(a.events)
     order by t.at limit 1
    on conflict (dedupe_key) do nothing`;
  if (queued === 0) return;
  noteJob('postbacks', id);
  // Delayed by a second, so that the transaction has been committed.
  wakeJobs(after(now, SECOND).getTime());
}

/**
 * For a staff verb, in its transaction: makes a dead postback due again, with its attempts reset. Raises
 * `not_found`.
 */
export async function retryPostback(tx: Db, id: string, now: Date): Promise<void> {
  const { count } = await tx.postback.updateMany({
    where: { id, state: 'dead' },
    data: { state: 'due', attempts: 0, dueAt: now },
  });
  if (count === 0) fail('not_found', { id });
}
