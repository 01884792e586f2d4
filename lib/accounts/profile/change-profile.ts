import type { Brand } from '../../brands/schema.ts';
import { hasConsent } from '../../consents/queries.ts';
import { afterCommit, inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';
import { failField } from '../../kernel/errors.ts';
import { announceWork } from '../../realtime/desk/announce-work.ts';
import { queueText } from '../../review-queue/queue-text.ts';
import { reviewedTexts, textMark } from '../../review-queue/reviewed-texts.ts';
import { ageAt } from '../../identity/age.ts';
import { findPlace, type Place } from '../signup/find-place.ts';
import { forgetViewer } from '../../identity/forget-viewer.ts';
import type { EditedField, EditedName } from '../../identity/profile-fields.ts';
import { promptColumns, type ProfilePrompt } from '../../identity/profile-prompts.ts';
import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import type { ProfileFields } from './contract.ts';
import { isOthersAddress } from './others-address.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { checkAge, checkedName, checkedPhone, checkedText } from './profile-rules.ts';

type Change = {
  readonly member: MemberViewer;
  readonly trackerId: string;
  readonly brand: Brand;
  readonly fields: ProfileFields;
  readonly now: Date;
};

type Stored = Awaited<ReturnType<typeof storedProfile>>;

function storedProfile(tx: Prisma.TransactionClient, profileId: string) {
  return tx.profile.findUniqueOrThrow({ where: { id: profileId } });
}

async function placeOf({ member, fields }: Change): Promise<Place | null> {
  const { region = '', city = '', province = '' } = fields;
  if (fields.region === undefined && fields.city === undefined) return null;
  const place = await findPlace({ country: member.country, region, city, province });
  return place ?? failField('region', 'place_unknown');
}

type ProfileChanges = Partial<Pick<Stored, EditedField | 'ageGivenAt'>>;

/** New text is moderated before others see it; an empty text needs no moderation. */
async function queueChangedText(
  tx: Prisma.TransactionClient,
  stored: Stored,
  changes: ProfileChanges,
  now: Date,
): Promise<void> {
  const changed = { ...stored, ...changes };
  if (textMark(changed) === textMark(stored)) return;
  if (reviewedTexts(changed).every((text) => text === '')) {
    const data = { textState: 'approved', textReason: null, textDueAt: null } as const;
    await tx.profile.update({ where: { id: stored.id }, data });
    return;
  }
  await queueText(tx, stored.id, now);
  afterCommit(tx, () => {
    if (stored.brandId !== null) announceWork(stored.brandId);
  });
}

/** A new name waits for its review; the one that others read needs none. */
function nameChange(stored: Stored, username: string): ProfileChanges {
  const name = checkedName(username);
  return { pendingName: name === stored.screenName ? null : name };
}

/** A question without an answer is not stored. */
function promptsChange(prompts: readonly ProfilePrompt[]): ProfileChanges {
  const checked = prompts.map(({ question, answer }) => ({
    question,
    answer: checkedText('profilePrompts', answer),
  }));
  return promptColumns(checked.filter(({ answer }) => answer !== ''));
}

/** The columns that each sent field changes. */
function profileChanges(stored: Stored, fields: ProfileFields, now: Date): ProfileChanges {
  const { age, username, gender, seeking, about, lookingFor, spokenLanguages } = fields;
  const { datingIntent, interests, profilePrompts, work, study } = fields;
  const { children, smoking, drinking, height } = fields;
  const own = ageAt(stored.ageGiven, stored.ageGivenAt, now);
  if (age !== undefined) checkAge(age, own);
  const changes: Readonly<Record<EditedName, ProfileChanges>> = {
    age: age === undefined || age === own ? {} : { ageGiven: age, ageGivenAt: now },
    username: username === undefined ? {} : nameChange(stored, username),
    gender: gender === undefined ? {} : { gender },
    shownWith: { shownWith: shownWithAfter(stored, fields) },
    seeking: seeking === undefined ? {} : { seeking },
    about: about === undefined ? {} : { about: checkedText('about', about) },
    lookingFor:
      lookingFor === undefined ? {} : { lookingFor: checkedText('lookingFor', lookingFor) },
    work: work === undefined ? {} : { work: checkedText('work', work) },
    study: study === undefined ? {} : { study: checkedText('study', study) },
    children: children === undefined ? {} : { children },
    smoking: smoking === undefined ? {} : { smoking },
    drinking: drinking === undefined ? {} : { drinking },
    height: height === undefined ? {} : { heightCm: height },
    spokenLanguages: spokenLanguages === undefined ? {} : { spokenLanguages },
    datingIntent: datingIntent === undefined ? {} : { datingIntent },
    interests: interests === undefined ? {} : { interests },
    profilePrompts: profilePrompts === undefined ? {} : promptsChange(profilePrompts),
  };
  return Object.values(changes).reduce((all, some) => ({ ...all, ...some }), {});
}

/** With whom the person is shown after the change: nobody but a nonbinary person chooses. */
function shownWithAfter(stored: Stored, fields: ProfileFields): Stored['shownWith'] {
  const { gender = stored.gender, shownWith = stored.shownWith } = fields;
  return gender === 'nonbinary' ? shownWith : null;
}

async function checkOrientation(
  tx: Prisma.TransactionClient,
  { member, fields }: Change,
  stored: Stored,
): Promise<void> {
  const { gender = stored.gender, seeking = stored.seeking } = fields;
  const isSame = gender === stored.gender && seeking === stored.seeking;
  if (isSame && shownWithAfter(stored, fields) === stored.shownWith) return;
  if (await hasConsent(tx, member.memberId, 'orientation')) return;
  const path = seeking === stored.seeking ? 'gender' : 'seeking';
  failField(path, 'consent_missing', { purpose: 'orientation' });
}

/**
 * A member changes their own profile: all fields or none. New text waits for moderation, and listings and the
 * session are updated. False when the submitted address is another account's. Raises `not_found`,
 * `age_refused`, `username_refused`, `text_too_long`, `phone_refused`, `card_data_refused`, `place_unknown`,
 * `consent_missing`, `email_fixed`.
 */
export async function changeProfile(change: Change): Promise<'OK' | false> {
  const { member, trackerId, fields, now } = change;
  requireOwnName(member, trackerId);
  if (await isOthersAddress(change.brand, member, fields.email)) return false;
  const place = await placeOf(change);
  const { surname, phone } = fields;
  const account = {
    ...(surname === undefined ? {} : { surname: surname.normalize('NFC').trim() || null }),
    ...(phone === undefined ? {} : { phone: checkedPhone(phone) }),
    ...place,
  };
  await inTransaction(async (tx) => {
    await lockMember(tx, member.memberId);
    const stored = await storedProfile(tx, member.profileId);
    await checkOrientation(tx, change, stored);
    const profile = { ...profileChanges(stored, fields, now), ...place };
    await tx.user.update({ where: { id: member.memberId }, data: account });
    await tx.profile.update({ where: { id: member.profileId }, data: profile });
    await queueChangedText(tx, stored, profile, now);
    await refreshListing(tx, member.profileId, now);
  });
  forgetViewer(member.memberId);
  return 'OK';
}
