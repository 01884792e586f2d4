import { run } from '../db/statement.ts';
import { SECOND } from '../kernel/clock.ts';
import { singleton } from '../kernel/singleton.ts';

/** Higher counts add no information, and a scrape must stay cheap. */
export const COUNTED_TO = 1_000;
const GOOD_FOR_MS = 5 * SECOND;

/**
 * Queues waiting for an operator or a job: their rows, each with the time since when it waits. Each query
 * uses an index.
 */
const QUEUES = {
  photos: `select created_at as since from photos where state = 'pending' order by created_at`,
  chat_photos: `select created_at as since from chat_photos where state = 'pending' order by created_at`,
  verifications: `select sent_at as since from photo_verifications
                   where state = 'pending' and first_by is null order by sent_at`,
  second_looks: `select first_at as since from photo_verifications
                  where state = 'pending' and first_by is not null order by first_at`,
  texts: `select coalesce(text_pending_since, created_at) as since from profiles
           where text_state = 'pending' order by 1`,
  reports: `select created_at as since from reports where state = 'open' order by created_at`,
  reviews: `select written_at as since from reviews where state = 'pending' order by written_at`,
  tickets: `select created_at as since from tickets where state = 'open' and snoozed_until is null
             order by created_at`,
  hosted: `select created_at as since from reply_tasks where state = 'due' and provider = 'operator'`,
  mail: `select due_at as since from mail_messages where state = 'due' and due_at <= $1 order by due_at`,
  postbacks: `select due_at as since from postbacks where state = 'due' and due_at <= $1 order by due_at`,
  provider_events: `select due_at as since from provider_events
                     where state in ('received', 'unmatched') and due_at <= $1 order by due_at`,
  payments: `select sync_at as since from attempts where sync_at <= $1 order by sync_at`,
  refunds: `select sync_at as since from refunds where sync_at <= $1 order by sync_at`,
  notices: `select due_at as since from notices
             where state in ('due', 'sending') and due_at <= $1 order by due_at`,
  replies: `select due_at as since from reply_tasks where state = 'due' and due_at <= $1 order by due_at`,
  erasures: `select erase_at as since from users where erase_at <= $1 order by erase_at`,
  failed_mail: `select due_at as since from mail_messages where state = 'failed'`,
  failed_postbacks: `select due_at as since from postbacks where state = 'dead'`,
  failed_provider_events: `select due_at as since from provider_events where state = 'failed'`,
  failed_notices: `select due_at as since from notices where state = 'failed'`,
  failed_replies: `select due_at as since from reply_tasks where state = 'failed'`,
} as const;

type QueueName = keyof typeof QUEUES;
export type QueueSize = {
  readonly name: QueueName;
  /** At most COUNTED_TO. */
  readonly rows: number;
  readonly since: Date | null;
};

const TEXT = Object.entries(QUEUES)
  .map(
    ([name, rows]) =>
      `select '${name}' as name, count(*)::int as rows, min(since) as since
         from (${rows} limit ${COUNTED_TO}) queue`,
  )
  .join(' union all ');

const cache = singleton<{ at: number; sizes: Promise<readonly QueueSize[]> | undefined }>(
  'queue-sizes',
  () => ({ at: 0, sizes: undefined }),
);

/** Sizes of all queues; queried at most every few seconds, however many callers there are. */
export function queueSizes(now: Date): Promise<readonly QueueSize[]> {
  const age = Math.abs(now.getTime() - cache.at);
  if (cache.sizes && age < GOOD_FOR_MS) return cache.sizes;
  const sizes = run<QueueSize>({ name: 'queue-sizes', text: TEXT }, [now]);
  sizes.catch(() => {
    cache.sizes = undefined;
  });
  Object.assign(cache, { at: now.getTime(), sizes });
  return sizes;
}
