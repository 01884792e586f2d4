import { inTransaction } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
import type { Operator } from '../../identity/operator.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../audit/audit.ts';
import { itemBrand } from './item-brand.ts';
import { itemOwners } from './item-owners.ts';
import { requireOwnClaim } from './require-own-claim.ts';
import { waitingItem } from './waiting.ts';

type Escalation = {
  readonly kind: QueueKind;
  readonly id: string;
  /** What the senior moderator should know. */
  readonly note: string;
  readonly operator: Pick<Operator, 'operatorId' | 'brandIds'>;
  readonly actor: string;
  readonly purpose: string | undefined;
  readonly now: Date;
};

/**
 * For moderators: passes a waiting item on to the senior moderators, with a note; other moderators get it no more. Raises
 * `not_found`, also for a brand they do not work for; `conflict` when another moderator holds the item, when it no longer
 * waits, or was passed on before.
 */
export async function escalateItem(escalation: Escalation): Promise<void> {
  const { kind, id: itemId, note, operator, actor, purpose, now } = escalation;
  const brandId = await itemBrand(operator, kind, itemId);
  await requireOwnClaim({ kind, id: itemId }, operator.operatorId, now);
  await inTransaction(async (tx) => {
    const item = waitingItem(kind, Prisma.sql`${itemId}::uuid`);
    const [queued] = await tx.$queryRaw<{ since: Date }[]>(item);
    const { since } = queued ?? fail('conflict', { state: 'decided' });
    const owners =
      (await itemOwners({ kind, id: itemId })) ?? fail('conflict', { state: 'decided' });
    const { profileId, reporterId } = owners;
    // A row from before it waited is replaced.
    const stored = await tx.$executeRaw`
      insert into queue_escalations as e (kind, item_id, profile_id, reporter_id, brand_id, note, by, at)
      values (${kind}::queue_kind, ${itemId}::uuid, ${profileId}::uuid, ${reporterId}::uuid, ${brandId},
              ${note}, ${actor}, ${now})
      on conflict (kind, item_id) do update
         set profile_id = excluded.profile_id, reporter_id = excluded.reporter_id,
             brand_id = excluded.brand_id, note = excluded.note, by = excluded.by, at = excluded.at
       where e.at < ${since}`;
    if (stored === 0) fail('conflict', { state: 'escalated' });
    await tx.queueClaim.deleteMany({ where: { kind, itemId } });
    const action = { actor, action: 'queue.escalate', subject: itemId, data: { kind } };
    await audit(tx, { ...action, brandId: brandId ?? undefined, purpose, now });
  });
}
