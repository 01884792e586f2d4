import type { Brand } from '../../brands/schema.ts';
import { db } from '../../db/client.ts';
import type { DeclarationKind } from '../../db/generated/enums.ts';
import { after, MINUTE } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { applyDeclaration } from './apply-declaration.ts';

export type Confirmed = {
  readonly kind: DeclarationKind;
  readonly reference: string;
  readonly state: 'done' | 'care';
};

/**
 * For the holder of the mailed link: carries the declaration out as of the time it was made. Raises
 * `token_expired`, also for a used link and for another brand's link.
 */
export async function confirmDeclaration(
  brand: Brand,
  token: string,
  now: Date,
): Promise<Confirmed> {
  const where = { tokenHash: hashSecret(token), brandId: brand.id, state: 'mailed' } as const;
  const found = await db().declaration.findFirst({ where });
  if (!found) return fail('token_expired');
  const { id, reference } = found;
  const { count } = await db().declaration.updateMany({
    where: { id, ...where },
    data: { state: 'received', tokenHash: null, dueAt: after(now, MINUTE) },
  });
  if (count === 0) fail('token_expired');
  await applyDeclaration(id, now);
  const { state } = await db().declaration.findUniqueOrThrow({ where: { id } });
  const kind = found.kind === 'cancel' ? 'cancel' : 'withdraw';
  return { kind, reference, state: state === 'done' ? 'done' : 'care' };
}
