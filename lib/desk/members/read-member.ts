import { ageAt } from '../../accounts/age.ts';
import { brandById } from '../../brands/registry.ts';
import { balances } from '../../credits/queries.ts';
import { db } from '../../db/client.ts';
import type { Photo } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { presentPhoto } from '../../media/present-photo.ts';
import type { Operator } from '../operator.ts';
import { mayDo } from '../roles.ts';

/** What customer care needs to answer a letter; moderation judges a profile without it. */
async function contactOf(memberId: string) {
  const [member, origin, credits, subscription] = await Promise.all([
    db().user.findUniqueOrThrow({
      where: { id: memberId },
      select: {
        ...{ email: true, emailScore: true, surname: true, phone: true },
        ...{ cardVerifiedAt: true, cardVerifiedBy: true },
      },
    }),
    db().attribution.findFirst({
      where: { memberId },
      orderBy: { at: 'asc' },
      select: { source: true, campaignId: true, linkCampaign: true, tid: true },
    }),
    balances(memberId),
    db().subscription.findFirst({
      where: { memberId },
      orderBy: { createdAt: 'desc' },
      select: {
        ...{ state: true, periodEnd: true, cancelAtPeriodEnd: true },
        planVersion: { select: { productId: true } },
      },
    }),
  ]);
  const { emailScore, ...own } = member;
  return {
    ...own,
    reachable: emailScore > 0,
    origin: origin && {
      source: origin.source,
      campaign: origin.linkCampaign ?? origin.campaignId,
      affiliate: origin.tid,
    },
    credits,
    subscription: subscription && {
      productId: subscription.planVersion.productId,
      state: subscription.state,
      periodEnd: subscription.periodEnd,
      endsThen: subscription.cancelAtPeriodEnd,
    },
  };
}

function photoRow(photo: Photo, trackerId: string, now: Date) {
  const { id, state, reason, isDefault, createdAt, reviewedAt } = photo;
  const { appeal, path } = presentPhoto(photo, trackerId, now);
  const kept = state !== 'removed' && path !== '';
  return { id, state, reason, isDefault, createdAt, reviewedAt, appeal, kept };
}

/** Who a member is, as far as whoever asks needs it. They have been found in scope before. */
export async function readMember(memberId: string, operator: Operator, now: Date) {
  const [row, contact] = await Promise.all([
    db().user.findUniqueOrThrow({
      where: { id: memberId },
      include: {
        region: { select: { name: true } },
        city: { select: { name: true } },
        profile: { include: { photos: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } } },
      },
    }),
    mayDo(operator.role, 'care') ? contactOf(memberId) : null,
  ]);
  const { profile, city, region, publicId: trackerId } = row;
  if (!profile) return fail('not_found');
  const { ageGiven, ageGivenAt, photos, publicId: profileId } = profile;
  return {
    ...row,
    trackerId,
    memberId,
    brandName: brandById(row.brandId)?.name ?? row.brandId,
    confirmedAt: row.emailConfirmedAt,
    place: [city?.name, region?.name].filter(Boolean).join(', ') || null,
    profile: { ...profile, profileId, age: ageAt(ageGiven, ageGivenAt, now) },
    photos: photos.map((photo) => photoRow(photo, trackerId, now)),
    contact,
  };
}
