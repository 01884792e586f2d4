import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { mayDo } from '../../identity/roles.ts';
import { worksFor } from '../brand-scope.ts';

/** The operators who answer tickets of a brand, by name. */
export async function assigneesOf(brandId: string) {
  const operators = await db().operator.findMany({
    where: { state: 'active' },
    orderBy: { name: 'asc' },
    select: { id: true, name: true, role: true, brandIds: true },
  });
  return operators
    .filter((one) => mayDo(one.role, 'care') && worksFor(one, brandId))
    .map(({ id, name }) => ({ id, name }));
}

/** Raises `not_found` for an operator who does not answer tickets of the brand. */
export async function requireAssignee(operatorId: string, brandId: string): Promise<void> {
  if (!isId(operatorId)) fail('not_found');
  const known = await assigneesOf(brandId);
  if (!known.some(({ id }) => id === operatorId)) fail('not_found');
}
