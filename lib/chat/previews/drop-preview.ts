import type { Prisma } from '../../db/generated/client.ts';

/** Call under the conversation's lock: deletes the preview of a message, with its picture in the next round of due work. */
export async function dropPreview(
  tx: Prisma.TransactionClient,
  {
    conversationId,
    seq,
    now,
  }: { readonly conversationId: string; readonly seq: number; readonly now: Date },
): Promise<void> {
  await tx.$executeRaw`
    with gone as (
      delete from message_previews where conversation_id = ${conversationId}::uuid and seq = ${seq}
      returning object_key)
    insert into photo_removals (object_key, scope, due_at)
    select object_key, 'all', ${now}::timestamptz from gone where object_key is not null
    on conflict do nothing`;
}
