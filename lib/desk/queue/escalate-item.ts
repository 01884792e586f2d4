import { inTransaction } from '../../db/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
import { isDuplicate } from '../../db/violations.ts';
import type { Operator } from '../../identity/operator.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../audit/audit.ts';
import { itemBrand } from './item-brand.ts';
import { requireOwnClaim } from './require-own-claim.ts';

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
 * For moderators: passes an item on to the senior moderators, with a note; other moderators get it no more. Raises
 * `not_found`, also for a brand they do not work for; `conflict` when another moderator holds the item, or it was
 * passed on before.
 */
export async function escalateItem(escalation: Escalation): Promise<void> {
  const { kind, id: itemId, note, operator, actor, purpose, now } = escalation;
  const brandId = await itemBrand(operator, kind, itemId);
  await requireOwnClaim({ kind, id: itemId }, operator.operatorId, now);
  const work = inTransaction(async (tx) => {
    await tx.queueEscalation.create({ data: { kind, itemId, brandId, note, by: actor, at: now } });
    await tx.queueClaim.deleteMany({ where: { kind, itemId } });
    const action = { actor, action: 'queue.escalate', subject: itemId, data: { kind } };
    await audit(tx, { ...action, brandId: brandId ?? undefined, purpose, now });
  });
  await work.catch((error: unknown) => {
    if (isDuplicate(error)) fail('conflict', { state: 'escalated' });
    throw error;
  });
}
