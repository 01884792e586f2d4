import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';

type Scoped = Pick<Operator, 'brandIds'>;

const ofAll = (operator: Scoped, brandIds: readonly string[]): boolean =>
  operator.brandIds.length === 0 ||
  (brandIds.length > 0 && brandIds.every((id) => worksFor(operator, id)));

/** A hosted profile that is shown on a brand the operator works for. Raises `not_found` for all others. */
export async function requireProfile(operator: Scoped, publicId: string) {
  const profile = await db().profile.findFirst({
    where: { publicId, kind: 'hosted', state: { not: 'removed' } },
    select: { id: true, shownOn: true },
  });
  const all = operator.brandIds.length === 0;
  if (!profile || !(all || profile.shownOn.some((id) => worksFor(operator, id)))) {
    return fail('not_found');
  }
  return { profileId: profile.id, mayChange: ofAll(operator, profile.shownOn) };
}

/** The same to change it: what one changes is seen on all of its brands. Raises `forbidden` too. */
export async function requireWhole(operator: Scoped, publicId: string): Promise<string> {
  const { profileId, mayChange } = await requireProfile(operator, publicId);
  return mayChange ? profileId : fail('forbidden');
}

/** That one works for each brand a profile is to be shown on. Raises `forbidden`. */
export function requireBrands(operator: Scoped, brandIds: readonly string[]): void {
  if (!ofAll(operator, brandIds)) fail('forbidden');
}
