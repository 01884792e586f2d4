import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { mayDo } from '../../identity/roles.ts';
import { worksFor } from '../brand-scope.ts';

/** The operators who answer tickets of a brand: who asks first, the others by name. */
export async function assigneesOf(brandId: string, askedBy: string) {
  const operators = await db().operator.findMany({
    where: { state: 'active' },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, role: true, brandIds: true },
  });
  const known = operators
    .filter((one) => mayDo(one.role, 'care') && worksFor(one, brandId))
    .map(({ id, name }) => ({ id, name, mine: id === askedBy }));
  return [...known.filter(({ mine }) => mine), ...known.filter(({ mine }) => !mine)];
}

/** Raises `not_found` for an operator who does not answer tickets of the brand. */
export async function requireAssignee(operatorId: string, brandId: string): Promise<void> {
  if (!isId(operatorId)) fail('not_found');
  const known = await assigneesOf(brandId, operatorId);
  if (!known.some(({ id }) => id === operatorId)) fail('not_found');
}
