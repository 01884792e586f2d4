import { inTransaction } from '../../db/client.ts';
import type { OperatorRole } from '../../db/generated/enums.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../audit/audit.ts';
import { grantedBrands, managedOperator, type ManagingAction } from './managed-operator.ts';

type Change = ManagingAction & {
  readonly role: OperatorRole;
  readonly brandIds: readonly string[];
};

/**
 * For admins: changes role and brands, effective from the operator's next call. Raises `not_found`,
 * `conflict` for themselves and for a disabled operator.
 */
export async function changeOperator(change: Change): Promise<void> {
  const { operatorId, role, within = [], actor, now } = change;
  const brandIds = grantedBrands(change.brandIds, within);
  await inTransaction(async (tx) => {
    const before = await managedOperator(tx, change);
    if (before.state === 'disabled') fail('conflict', { state: before.state });
    await tx.operator.update({ where: { id: operatorId }, data: { role, brandIds } });
    const data = { role, brandIds, before: { role: before.role, brandIds: before.brandIds } };
    await audit(tx, { actor, action: 'change_operator', subject: operatorId, data, now });
  });
}
