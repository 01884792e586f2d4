import { brandById } from '../../brands/registry.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { noteBrand } from '../../kernel/request-context.ts';
import { requireProfile } from '../hosted-profiles/require-profile.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import type { CannedContent } from './contract.ts';

type Scoped = Pick<Operator, 'brandIds'>;

/** Only operators of all brands may use an answer that applies to every brand. Raises `not_found`. */
function requireReach(operator: Scoped, brandId: string | null): void {
  if (brandId !== null) requireBrand(operator, brandId);
  else if (operator.brandIds.length > 0) fail('not_found');
}

/** A canned answer that the operator may change. Raises `not_found`. */
export async function requireCanned(operator: Scoped, id: string): Promise<string> {
  const found = isId(id)
    ? await db().cannedAnswer.findFirst({
        where: { id, removedAt: null },
        select: { brandId: true },
      })
    : null;
  if (!found) fail('not_found');
  requireReach(operator, found.brandId);
  noteBrand(found.brandId);
  return id;
}

/** The submitted content with the id of the hosted profile that it names. Raises `not_found`. */
export async function resolveCannedContent(operator: Scoped, content: CannedContent) {
  const { brandId, profileId: publicId } = content;
  requireReach(operator, brandId);
  if (brandId !== null && !brandById(brandId)) fail('not_found');
  const profileId = publicId === null ? null : (await requireProfile(operator, publicId)).profileId;
  return { ...content, profileId };
}
