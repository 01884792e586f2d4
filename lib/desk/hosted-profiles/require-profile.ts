import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { requireServed, worksFor } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

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
  const { id: profileId, shownOn } = profile;
  return { profileId, shownOn, mayChange: ofAll(operator, shownOn) };
}

/**
 * The same for a change: the change is visible on all of the profile's brands, so the operator must work for
 * all of them. Also raises `forbidden`, and what `requireServed` raises.
 */
export async function requireWhole(operator: Scoped, publicId: string): Promise<string> {
  const { profileId, shownOn, mayChange } = await requireProfile(operator, publicId);
  if (!mayChange) fail('forbidden');
  for (const brandId of shownOn) requireServed(brandId);
  return profileId;
}

/**
 * Requires that the operator works for each brand the profile is to be shown on. Raises `forbidden`, and what
 * `requireServed` raises.
 */
export function requireBrands(operator: Scoped, brandIds: readonly string[]): void {
  if (!ofAll(operator, brandIds)) fail('forbidden');
  for (const brandId of brandIds) requireServed(brandId);
}
