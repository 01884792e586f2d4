import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';

/** Somebody as the desk's calls name them; for each call about one member. */
export type MemberInScope = Awaited<ReturnType<typeof memberInScope>>;

/** Raises `not_found` for nobody, and for a member of a brand that whoever asks does not work for. */
export async function memberInScope(operator: Operator, trackerId: string) {
  const member = await db().user.findUnique({
    where: { publicId: trackerId },
    select: {
      ...{ id: true, publicId: true, brandId: true, state: true, disabledReason: true },
      ...{ locale: true, email: true },
      profile: { select: { id: true, publicId: true, textState: true } },
    },
  });
  if (!member?.profile) return fail('not_found');
  requireBrand(operator, member.brandId);
  return { ...member, profile: member.profile };
}
