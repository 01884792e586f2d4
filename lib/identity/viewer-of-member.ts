import { db } from '../db/client.ts';
import { foundAs, soughtOf } from './gender.ts';
import { levelOf } from './stored-values.ts';
import type { MemberViewer } from './viewer.ts';

/** For jobs that act on a member's behalf: the viewer that their session would give. Null when the account is gone. */
export async function viewerOfMember(memberId: string): Promise<MemberViewer | null> {
  const [user, assignment] = await Promise.all([
    db().user.findUnique({ where: { id: memberId }, include: { profile: true } }),
    db().flowAssignment.findFirst({
      where: { memberId },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    }),
  ]);
  if (!user?.profile || !assignment || user.state !== 'active') return null;
  return {
    kind: 'member',
    sessionId: '',
    memberId,
    publicId: user.publicId,
    profileId: user.profile.id,
    angelId: user.profile.publicId,
    brandId: user.brandId,
    state: 'active',
    level: levelOf(user.level),
    emailConfirmed: user.emailConfirmedAt !== null,
    cardVerified: user.cardVerifiedAt !== null,
    gender: foundAs(user.profile),
    seeking: soughtOf(user.profile.seeking),
    country: user.country,
    regionId: user.profile.travelRegionId ?? user.regionId,
    locale: user.locale,
    flowVersionId: assignment.flowVersionId,
  };
}
