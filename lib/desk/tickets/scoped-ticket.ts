import { isReference } from '../../care/reference.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

/** Returns the reference of a ticket on one of the operator's brands. Raises `not_found`. */
export async function scopedReference(operator: Operator, reference = ''): Promise<string> {
  if (!isReference(reference)) fail('not_found');
  const ticket = await db().ticket.findUnique({
    where: { reference },
    select: { brandId: true },
  });
  requireBrand(operator, (ticket ?? fail('not_found')).brandId);
  return reference;
}
