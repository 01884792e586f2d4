import { photoUrls } from '../../media/photo-urls.ts';
import { purchasesOf } from '../../payments/queries.ts';
import { hasConsent } from '../../consents/queries.ts';
import { db } from '../../db/client.ts';
import type { ModerationState } from '../../db/generated/enums.ts';
import { ageAt } from '../../identity/age.ts';
import { PROVIDERS } from '../identities/provider.ts';
import type { ProviderName } from '../identities/provider-names.ts';
import { notificationChoices } from '../notification-choices.ts';
import { regionById } from '../../places/queries.ts';
import { nextTravelAt } from '../travel/next-travel.ts';
import { completenessOf } from './completeness.ts';
import { ownershipRow, type OwnershipRow } from './queries.ts';
import { requireOwnName } from '../../identity/require-own-name.ts';
import { promptsOf } from '../../identity/profile-prompts.ts';
import { genderOf, shownWithOf, soughtOf } from '../../identity/gender.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

type HiddenBy =
  | 'unconfirmed'
  | 'no_place'
  | 'orientation_withdrawn'
  | 'erasure'
  | 'paused'
  | 'incognito';

/** The first reason why the profile cannot be found, in the order in which a member can resolve them. */
function hiddenBy(row: OwnershipRow, orientation: boolean): HiddenBy | null {
  if (row.eraseAt !== null) return 'erasure';
  if (!orientation) return 'orientation_withdrawn';
  if (row.emailConfirmedAt === null) return 'unconfirmed';
  if (row.regionId === null) return 'no_place';
  if (row.profile?.searchable === false) return 'paused';
  return row.profile?.incognito === true ? 'incognito' : null;
}

function linkedSince({ identities }: OwnershipRow, provider: ProviderName): Date | null {
  const issuer = PROVIDERS[provider].issuer();
  return identities.find((identity) => identity.issuer === issuer)?.linkedAt ?? null;
}

function textStateOf(state: string): ModerationState {
  return state === 'pending' || state === 'rejected' ? state : 'approved';
}

function waitingEmail({ emailChanges: [change] }: OwnershipRow, now: Date) {
  if (!change || change.confirmBy <= now) return null;
  return { email: change.newEmail, until: change.confirmBy, sentAt: change.mailedAt };
}

/** The member's own profile; a trackerId of another member gives no access. Raises `not_found`. */
export async function ownProfile(member: MemberViewer, trackerId: string, now: Date) {
  requireOwnName(member, trackerId);
  const { memberId } = member;
  const [row, purchases, orientation, nextTravel] = await Promise.all([
    ownershipRow(memberId),
    purchasesOf(memberId, now),
    hasConsent(db(), memberId, 'orientation'),
    nextTravelAt(db(), member.profileId, now),
  ]);
  const { profile } = row;
  if (!profile) throw new Error('member has no profile');
  const hidden = hiddenBy(row, orientation);
  const { travelRegionId, travelUntil } = profile;
  const visited = travelRegionId === null ? null : await regionById(travelRegionId);
  return {
    clickid: row.publicId,
    username: profile.pendingName ?? profile.screenName,
    email: row.email,
    confirmed_email: row.emailConfirmedAt !== null,
    waitingEmail: waitingEmail(row, now),
    confirmationSentAt: row.emailConfirmedAt === null ? (row.tokens[0]?.createdAt ?? null) : null,
    hasPassword: row.passwordHash !== null,
    googleSince: linkedSince(row, 'google'),
    appleSince: linkedSince(row, 'apple'),
    surname: row.surname ?? '',
    phone: row.phone ?? '',
    age: ageAt(profile.ageGiven, profile.ageGivenAt, now),
    gender: genderOf(profile.gender),
    shownWith: shownWithOf(profile.shownWith),
    seeking: soughtOf(profile.seeking),
    about: profile.about,
    lookingFor: profile.lookingFor,
    work: profile.work,
    study: profile.study,
    children: profile.children,
    smoking: profile.smoking,
    drinking: profile.drinking,
    height: profile.heightCm,
    spokenLanguages: profile.spokenLanguages,
    datingIntent: profile.datingIntent,
    interests: profile.interests,
    profilePrompts: promptsOf(profile),
    onboardingStep: profile.onboardingStep,
    completeness: completenessOf(profile),
    textState: textStateOf(profile.textState),
    textReason: profile.textReason,
    region: row.region?.name ?? null,
    city: row.city?.name ?? null,
    province: row.city?.province ?? null,
    country: row.country,
    premiumLevel: row.level,
    cardVerified: row.cardVerifiedAt !== null,
    shown: hidden === null,
    hiddenBy: hidden,
    searchable: profile.searchable,
    showsPresence: profile.showsPresence,
    showsRead: profile.showsRead,
    showsTyping: profile.showsTyping,
    showsPreviews: profile.showsPreviews,
    incognito: profile.incognito,
    travel: visited && travelUntil ? { region: visited.name, until: travelUntil } : null,
    nextTravelAt: nextTravel,
    photoCheckedAt: profile.photoCheckedAt,
    eraseAt: row.eraseAt,
    notifications: notificationChoices(row),
    imageName: profile.photos.map(({ objectKey, isDefault, state }) => ({
      // Only an approved picture has a public address.
      path: state === 'approved' ? photoUrls(objectKey).full : '',
      isDefault,
      name: objectKey,
      state,
    })),
    nextBillDate: purchases.nextBillAt,
    paylog: [...purchases.charges],
  };
}
