import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

/** Raises `not_found` unless the operator works for the declaration's brand. */
export async function requireDeclaration(
  reference: string,
  operator: Pick<Operator, 'brandIds'>,
): Promise<void> {
  const found = await db().declaration.findUnique({
    where: { reference },
    select: { brandId: true },
  });
  requireBrand(operator, found?.brandId ?? fail('not_found'));
}
