import type { Prisma, MessagePreview } from '../../db/generated/client.ts';
import type { Leased } from '../../queue/claim-due.ts';
import { changeCounted } from '../revise-message.ts';

type Storing = {
  readonly claim: Leased;
  readonly preview: Pick<MessagePreview, 'conversationId' | 'seq'>;
  readonly title: string;
  readonly description: string;
  readonly picture: {
    readonly objectKey: string;
    readonly width: number;
    readonly height: number;
  } | null;
};

/**
 * Stores a fetched preview under its conversation's lock, and numbers the change, so that devices that were offline catch
 * up. False when the claim was lost, or the message was edited or withdrawn: that deletes the row under the same lock.
 */
export async function storePreview(
  tx: Prisma.TransactionClient,
  { claim, preview, title, description, picture }: Storing,
): Promise<boolean> {
  const { conversationId, seq } = preview;
  const { leaseKey: id, leasedUntil: dueAt } = claim;
  await tx.$executeRaw`
    select 1 from conversations where id = ${conversationId}::uuid for no key update`;
  const { count } = await tx.messagePreview.updateMany({
    where: { id, dueAt },
    data: { title, description, ...picture, address: null, dueAt: null },
  });
  if (count === 0) return false;
  await tx.$executeRaw`
    with ${changeCounted(conversationId)},
    numbered as (
      update conversations set last_revision = last_revision + 1 where id = ${conversationId}::uuid
      returning last_revision as revision)
    update messages m set revision = numbered.revision
      from numbered where m.conversation_id = ${conversationId}::uuid and m.seq = ${seq}`;
  return true;
}
