import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';

/** Lets those go on who work for the brand of a declaration. Raises `not_found`. */
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
