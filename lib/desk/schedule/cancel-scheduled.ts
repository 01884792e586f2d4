import { audit } from '../../audit/audit.ts';
import { inTransaction } from '../../db/client.ts';
import type { Operator } from '../../identity/operator.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { requireServed } from '../brand-scope.ts';
import { mayManage } from './may-manage.ts';

type Cancel = {
  readonly id: string;
  readonly reason: string;
  readonly operator: Pick<Operator, 'brandIds'>;
  readonly actor: string;
  readonly now: Date;
};

/**
 * For operators who configure and work for all of its brands: what was scheduled is not published. Raises `not_found`,
 * and `conflict` when it was published or cancelled before.
 */
export async function cancelScheduled({ id, reason, operator, actor, now }: Cancel): Promise<void> {
  if (!isId(id)) fail('not_found');
  await inTransaction(async (tx) => {
    const row = (await tx.scheduledPublication.findUnique({ where: { id } })) ?? fail('not_found');
    const { brandIds, key: subject, kind } = row;
    if (!mayManage(operator, brandIds)) fail('not_found');
    for (const brandId of brandIds) requireServed(brandId);
    const { count } = await tx.scheduledPublication.updateMany({
      where: { id, state: 'waiting' },
      data: { state: 'cancelled', reason, dueAt: null, endedBy: actor, endedAt: now },
    });
    if (count === 0) fail('conflict');
    const [brandId] = brandIds.length === 1 ? brandIds : [];
    const action = { actor, action: 'schedule.cancel', subject, brandId, now };
    await audit(tx, { ...action, data: { id, kind, reason } });
  });
}
