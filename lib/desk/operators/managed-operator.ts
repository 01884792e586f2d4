import { brandById } from '../../brands/registry.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { withinScope } from '../brand-scope.ts';

export type ManagingAction = {
  readonly operatorId: string;
  /** The admin's own brands; an empty list means all brands, as for the command line. */
  readonly within?: readonly string[];
  readonly actor: string;
  readonly now: Date;
};

/**
 * Call inside a transaction: returns the operator and locks the row. Raises `not_found`, also for an operator
 * with a wider scope than the admin's; `conflict` for the admin's own account, because admins who lock
 * themselves out may leave no one to let them in.
 */
export async function managedOperator(tx: Prisma.TransactionClient, action: ManagingAction) {
  const { operatorId, within = [], actor } = action;
  if (!isId(operatorId)) return fail('not_found');
  if (actor === `operator:${operatorId}`) return fail('conflict');
  await tx.$queryRaw`select 1 from operators where id = ${operatorId}::uuid for update`;
  const found = await tx.operator.findUnique({ where: { id: operatorId } });
  return found && withinScope({ brandIds: within }, found) ? found : fail('not_found');
}

/**
 * The brands that an admin grants to an operator; an empty list means all of the admin's own brands. Raises
 * `not_found` for an unknown brand or one outside the admin's scope.
 */
export function grantedBrands(asked: readonly string[], within: readonly string[]): string[] {
  const known = (id: string) =>
    brandById(id) !== undefined && (within.length === 0 || within.includes(id));
  if (!asked.every(known)) fail('not_found');
  return [...new Set(asked.length === 0 ? within : asked)];
}
