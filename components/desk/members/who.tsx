import type { ReactNode } from 'react';
import { Facts } from '../facts.tsx';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import type { MemberData } from './member-data.ts';
import { amountOfCredits, LANGUAGES, stateTone } from './member-labels.ts';
import { MemberPhoto } from './member-photo.tsx';
import type { Whom } from './use-pages.ts';

type Row = readonly [name: string, value: ReactNode];

/** Drops rows without a value. */
function known(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

const time = (at: string | null) => (at === null ? null : <Moment key="at" at={at} />);

function accountRows(member: MemberData): readonly Row[] {
  const { paidUntil, confirmedAt, lastActivityAt, createdAt, place, country, locale } = member;
  return known([
    ['Signed up', time(createdAt)],
    ['Confirmed', time(confirmedAt) ?? 'not yet'],
    ['Last seen', time(lastActivityAt) ?? 'not since sign-up'],
    ['Paid until', time(paidUntil)],
    ['Flow', member.flowCode],
    ['Location', [place, country.toUpperCase()].filter(Boolean).join(', ')],
    ['Language', LANGUAGES[locale] ?? locale],
    ['Member ID', member.trackerId],
    ['Record ID', member.memberId],
  ]);
}

function contactRows({ contact }: MemberData): readonly Row[] {
  if (contact === null) return [];
  const { origin, subscription, cardVerifiedAt, cardVerifiedBy } = contact;
  const from = [origin?.source, origin?.campaign, origin?.affiliate].filter(Boolean).join(' · ');
  const plan = subscription && `${subscription.productId}, ${humanize(subscription.state)}`;
  const ends =
    subscription &&
    (subscription.endsThen
      ? 'ends'
      : subscription.state === 'past_due'
        ? 'unpaid since'
        : 'renews');
  return known([
    ['Email', contact.reachable ? contact.email : `${contact.email} (bounces)`],
    ['Surname', contact.surname],
    ['Phone', contact.phone],
    ['Source', from === '' ? 'direct' : from],
    [
      'Card checked',
      cardVerifiedAt && (
        <span key="card">
          <Moment at={cardVerifiedAt} />, {humanize(cardVerifiedBy ?? '')}
        </span>
      ),
    ],
    [
      'Subscription',
      subscription && (
        <span key="plan">
          {plan}; {ends} <Moment at={subscription.periodEnd} />
        </span>
      ),
    ],
    ['Credits', amountOfCredits(contact.credits)],
  ]);
}

function visibilityOf({ state, searchable, incognito }: MemberData['profile']): string {
  if (state !== 'active') return state;
  if (!searchable) return 'contacts only';
  return incognito ? 'incognito: contacts and those they like' : 'in search';
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

function profileRows({ profile }: MemberData): readonly Row[] {
  const { age, gender, seeking, heightCm, photoCheckedAt } = profile;
  const languages = profile.spokenLanguages.map((code) => LANGUAGE_NAMES.of(code) ?? code);
  return known([
    ['Gender and age', `${humanize(gender)}, ${String(age)}, looking for ${seeking}`],
    ['Also found as', profile.shownWith ?? ''],
    ['Work', profile.work],
    ['Studies', profile.study],
    ['Children', humanize(profile.children ?? '')],
    ['Smoking', humanize(profile.smoking ?? '')],
    ['Drinking', humanize(profile.drinking ?? '')],
    ['Height', heightCm === null ? '' : `${String(heightCm)} cm`],
    ['Languages spoken', languages.join(', ')],
    ['Hopes for', profile.datingIntent === null ? '' : humanize(profile.datingIntent)],
    ['Interests', profile.interests.map(humanize).join(', ')],
    ['Name under review', profile.pendingName ?? ''],
    ['Main photo verified', photoCheckedAt && <Moment at={photoCheckedAt} />],
    ['Visibility', visibilityOf(profile)],
    [
      'Visiting',
      profile.travel && (
        <span key="travel">
          {profile.travel.region} until <Moment at={profile.travel.until} />
        </span>
      ),
    ],
    ['Profile ID', profile.profileId],
  ]);
}

interface WhoProps {
  member: MemberData;
  whom: Whom;
  again: () => void;
}

/** The account, and the profile as other members see it. */
export function Who({ member, whom, again }: WhoProps) {
  const { profile } = member;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="grid content-start gap-8">
        <section aria-labelledby="account">
          <h3 id="account" className="display mb-3 text-lg">
            Account
          </h3>
          <Facts rows={accountRows(member)} />
        </section>
        {member.contact !== null && (
          <section aria-labelledby="contact">
            <h3 id="contact" className="display mb-3 text-lg">
              Contact and payments
            </h3>
            <Facts rows={contactRows(member)} />
          </section>
        )}
      </div>
      <section aria-labelledby="profile">
        <h3 id="profile" className="display mb-3 flex flex-wrap items-center gap-2 text-lg">
          Profile
          <Pill tone={stateTone(profile.textState)}>
            text {profile.textReason === null ? profile.textState : humanize(profile.textReason)}
          </Pill>
        </h3>
        <Facts rows={profileRows(member)} />
        {(profile.profilePrompts.length > 0 || `${profile.about}${profile.lookingFor}` !== '') && (
          <div className="card mt-4 grid gap-3 p-4 text-sm break-words whitespace-pre-line">
            {profile.about !== '' && <p>{profile.about}</p>}
            {profile.lookingFor !== '' && (
              <p>
                <span className="text-ink-soft">Looking for: </span>
                {profile.lookingFor}
              </p>
            )}
            {profile.profilePrompts.map(({ question, answer }) => (
              <p key={question}>
                <span className="text-ink-soft">{humanize(question)}: </span>
                {answer}
              </p>
            ))}
          </div>
        )}
        <MemberPhotos photos={member.photos} whom={whom} again={again} />
      </section>
    </div>
  );
}

interface MemberPhotosProps {
  photos: MemberData['photos'];
  whom: Whom;
  again: () => void;
}

/** All photos with their states, including those that only the member sees. */
function MemberPhotos({ photos, whom, again }: MemberPhotosProps) {
  if (photos.length === 0) return <p className="mt-4 text-sm text-ink-soft">No photos.</p>;
  return (
    <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3" aria-label="Photos">
      {photos.map((photo) => (
        <li key={photo.id}>
          <MemberPhoto photo={photo} whom={whom} again={again} />
        </li>
      ))}
    </ul>
  );
}
