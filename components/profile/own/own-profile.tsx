import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { AccountNav } from './account-nav.tsx';
import { CompletenessCard, editId } from './completeness-card.tsx';
import { CreditsRow } from './credits-row.tsx';
import { FoldedParts, type FoldedPartsProps } from './folded-parts.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { draftOf } from './own-draft.ts';
import { ProfileForm } from './profile-form.tsx';

interface OwnProfileProps extends FoldedPartsProps {
  /** The member's photos, which are saved independently of the form. */
  photos: ReactNode;
  /** Their voice introduction, the same. */
  introduction: ReactNode;
}

/** The member's own page: the public view on top, the form below, and the other parts collapsed. */
export function OwnProfile(props: OwnProfileProps) {
  const { profile, credits, timeZone, prefix, cardCheckHref, plan, regions, photos } = props;
  const t = useTranslations('account');
  const { hiddenBy } = profile;
  const place = [profile.city, profile.region].filter(Boolean).join(', ');
  const face = profile.imageName.find(({ isDefault, path }) => isDefault && path !== '')?.path;
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 px-(--gutter) pt-2 pb-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,40rem)] lg:justify-between lg:pt-6">
      <div className="lg:col-span-2">
        <AccountNav current="profile" prefix={prefix} />
      </div>
      <aside className="grid grid-cols-1 content-start gap-5 self-start pt-6 lg:sticky lg:top-(--bar-height) lg:pt-8">
        <header className="flex items-center gap-4">
          <Avatar src={face} name={profile.username} size={72} />
          <div className="min-w-0">
            <h1 className="display text-3xl break-words">
              {profile.username} {profile.age}
            </h1>
            {place !== '' && <p className="text-ink-soft">{place}</p>}
          </div>
        </header>
        {hiddenBy !== null && hiddenBy !== 'erasure' && (
          <HiddenNote by={hiddenBy} prefix={prefix} />
        )}
        <CompletenessCard
          completeness={profile.completeness}
          onboardingStep={profile.onboardingStep}
          prefix={prefix}
        />
        <div id={editId('photo')} className="scroll-mt-28">
          {photos}
          <a
            href={`${prefix}/profile/verification`}
            className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline underline-offset-4"
          >
            <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
            {t(profile.photoCheckedAt === null ? 'verifyPhoto' : 'photoVerified')}
          </a>
        </div>
        <CreditsRow prefix={prefix} />
      </aside>
      <div className="grid grid-cols-1 content-start gap-10 pt-8">
        {props.introduction}
        <ProfileForm
          trackerId={profile.clickid}
          saved={draftOf(profile)}
          email={profile.email}
          confirmed={profile.confirmed_email}
          waitingEmail={profile.waitingEmail?.email ?? null}
          country={profile.country}
          textState={profile.textState}
          textReason={profile.textReason}
          prefix={prefix}
        />
        <FoldedParts
          profile={profile}
          credits={credits}
          timeZone={timeZone}
          prefix={prefix}
          cardCheckHref={cardCheckHref}
          plan={plan}
          regions={regions}
        />
        {credits.level > 1 && (
          <p>
            <a
              href="#unsubscribe"
              className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
            >
              {t('unsubscribe')}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
