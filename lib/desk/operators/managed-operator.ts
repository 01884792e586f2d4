import { brandById } from '../../brands/registry.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { withinScope } from '../brand-scope.ts';

export type ManagingAction = {
  readonly operatorId: string;
  /** The admin's own brands; none stands for all, as for the command line. */
  readonly within?: readonly string[];
  readonly actor: string;
  readonly now: Date;
};

/**
 * Called in a verb's transaction: the operator, held until it ends. Raises `not_found` also for somebody who works
 * for more than the admin does, `conflict` for the admin themselves: who locked themselves out could let nobody
 * in again.
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
 * The brands that an admin gives to somebody: none stands for all that they work for themselves. Raises `not_found`
 * for one that is unknown or not theirs.
 */
export function grantedBrands(asked: readonly string[], within: readonly string[]): string[] {
  const known = (id: string) =>
    brandById(id) !== undefined && (within.length === 0 || within.includes(id));
  if (!asked.every(known)) fail('not_found');
  return [...new Set(asked.length === 0 ? within : asked)];
}
