import { db } from '../../db/client.ts';
import type { OnboardingStep } from '../../db/generated/enums.ts';
import { requireSelf } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

/**
 * A member stores where their steps after the signup continue, or ends them by null; ended steps remain ended,
 * so that a second tab does not open them again. Returns the stored step. Raises `not_found` for another
 * member's id.
 */
export async function moveOnboarding(
  member: MemberViewer,
  named: string | undefined,
  step: OnboardingStep | null,
): Promise<OnboardingStep | null> {
  requireSelf(member, named);
  const { count } = await db().profile.updateMany({
    where: { id: member.profileId, onboardingStep: { not: null } },
    data: { onboardingStep: step },
  });
  return count === 0 ? null : step;
}
