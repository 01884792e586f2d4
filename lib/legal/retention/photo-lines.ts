import { Prisma } from '../../db/generated/client.ts';
import type { RetentionLine } from './retention-line.ts';

/** Photos, recordings and pictures of linked pages, whose files are deleted with their rows. */
export const PHOTO_LINES: readonly RetentionLine[] = [
  {
    what: 'Chat photos and voice messages that were not sent, or whose message was deleted',
    table: 'chat_photos',
    days: 30,
    from: 'the upload, or the deletion of the message; files that were not sent are deleted before',
    source: 'DSA art. 17 and 20: a refusal may be appealed; a report must find the rest',
    remove: (before) => Prisma.sql`
      with gone as (
        delete from chat_photos f
         where (f.state in ('rejected', 'unsent', 'withdrawn') and f.created_at < ${before})
            or exists (select from messages m where m.photo_id = f.id and m.removed_at < ${before})
        returning f.id, f.object_key),
      copies as (
        delete from rechecks r using gone where r.item_id = gone.id and r.second_at is null)
      insert into photo_removals (object_key, scope, due_at)
      select object_key, 'all', ${before}::timestamptz from gone on conflict do nothing`,
  },
  {
    what: 'What linked pages say about themselves, stored once for all members',
    table: 'link_fetches',
    days: 1,
    from: 'the fetch',
    source: 'a page is fetched once a day, however many members link to it',
    remove: (before) => Prisma.sql`
      with old as materialized (
        select address_hash, object_key from link_fetches
         where coalesce(fetched_at, expires_at) < ${before} for update),
      files as (
        insert into photo_removals (object_key, scope, due_at)
        select object_key, 'all', ${before}::timestamptz from old where object_key is not null
        on conflict do nothing)
      delete from link_fetches l using old where l.address_hash = old.address_hash`,
  },
  {
    what: 'Attempts to verify the main photo; the selfie itself is deleted with the decision, and the S3 store can bring it back for a day',
    table: 'photo_verifications',
    days: 180,
    from: 'the decision, or the end of the pose that was asked',
    source: 'a second moderator may check a decision, and attempts are counted',
    remove: (before) => Prisma.sql`
      delete from photo_verifications
       where state <> 'pending' and coalesce(decided_at, expires_at) < ${before}`,
  },
];
