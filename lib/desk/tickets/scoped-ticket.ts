import { isReference } from '../../care/reference.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

/** Returns the brand of a ticket on one of the operator's brands. Raises `not_found`. */
export async function scopedBrand(operator: Operator, reference: string): Promise<string> {
  if (!isReference(reference)) fail('not_found');
  const ticket = await db().ticket.findUnique({
    where: { reference },
    select: { brandId: true },
  });
  const { brandId } = ticket ?? fail('not_found');
  requireBrand(operator, brandId);
  return brandId;
}

/** Returns the reference of a ticket on one of the operator's brands. Raises `not_found`. */
export async function scopedReference(operator: Operator, reference = ''): Promise<string> {
  await scopedBrand(operator, reference);
  return reference;
}
