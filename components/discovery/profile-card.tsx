'use client';

import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { BrandPhoto } from '#components/brand/brand-photo.tsx';
import { shortText } from '#components/match/short-text.ts';
import { CheckedPhoto } from '#components/profile/checked-photo.tsx';
import { FirstAnswer } from '#components/profile/first-answer.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { SharedInterests } from '#components/profile/shared-interests.tsx';
import { Visiting } from '#components/profile/visiting.tsx';
import { NoPhoto } from '#components/profile/no-photo.tsx';
import { SafetyMenu } from '#components/safety/safety-menu.tsx';
import { UnlessBlocked } from '#components/safety/unless-blocked.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { LikeButton } from './like-button.tsx';
import { QuickPreview, type PreviewLinks } from './quick-preview.tsx';
import { SaveButton } from './save-button.tsx';
import { useReplacement, type Pictured } from './use-replacement.ts';
import { VisitedMark } from './visited-mark.tsx';

interface ProfileCardProps {
  profile: OtherProfile;
  country: string;
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
  /** Where the flow has a press open a quick preview first. */
  preview: PreviewLinks;
  /** Where the card check is made; null where it is passed or the flow offers none. */
  cardCheckHref: string | null;
  /** A profile that the member saved. */
  saved: boolean;
  /** Among the first on the page: fetched at once. */
  urgent: boolean;
}

/** A profile that was found: the picture, and below it name, age and town; for hosted profiles who answers, as text. */
export function ProfileCard(props: ProfileCardProps) {
  const { profile, country, prefix, preview, urgent } = props;
  const t = useTranslations('discovery.card');
  const profileCopy = useTranslations('profile');
  const { id, gender, screenName: name, age, label, answeredBy } = profile;
  const { photoCheckedAt, verifiedOnly } = profile;
  const place = profile.city ?? profile.region ?? '';
  const [photo] = profile.photos;
  const peer = { angelId: id, screenName: name, label, answeredBy, photo: photo?.card ?? null };
  const ariaLabel =
    label === null ? t('open', { name, age, place }) : t('openHosted', { name, age, place, label });
  return (
    <UnlessBlocked peer={peer} className="h-full">
      <article className="profile-card">
        <CardPhoto country={country} urgent={urgent} pictured={{ id, gender, photo }} name={name} />
        {preview.toChat || preview.toProfile ? (
          <QuickPreview
            profile={{
              id,
              screenName: name,
              age,
              label,
              answeredBy,
              photoCheckedAt,
              verifiedOnly,
              place,
              photo,
              about: shortText(profile.about),
            }}
            preview={preview}
            ariaLabel={ariaLabel}
            prefix={prefix}
          />
        ) : (
          <a href={`${prefix}/user/${id}`} aria-label={ariaLabel} className="profile-card-link" />
        )}
        {label === null && (
          <LikeButton
            compact
            source="find"
            peer={peer}
            prefix={prefix}
            cardCheckHref={props.cardCheckHref}
            className="profile-card-like"
          />
        )}
        <SaveButton
          compact
          peer={peer}
          saved={props.saved}
          className={label === null ? 'profile-card-save' : 'profile-card-like'}
        />
        <div className="grid grid-cols-1 content-start gap-1">
          <div className="profile-card-row">
            <div className="min-w-0 flex-1 pl-1">
              <p className="profile-card-name">
                <span className="truncate">{name}</span>
                <span className="shrink-0 pl-[0.35em]">{age}</span>
              </p>
              <p className="truncate font-ui text-sm text-ink-soft">{place}</p>
            </div>
            <SafetyMenu peer={peer} surface="card" className="relative z-10 -mr-2" />
          </div>
          <div className="profile-card-marks">
            {profile.online && (
              <p className="profile-card-online">
                <span className="profile-card-label">{t('online')}</span>
              </p>
            )}
            <VisitedMark id={id} />
          </div>
          {profile.visiting !== null && (
            <Visiting visiting={profile.visiting} className="px-1 text-xs" />
          )}
          {label !== null && <HostedLabel label={label} answeredBy={answeredBy} />}
          {photoCheckedAt !== null && (
            <CheckedPhoto short at={photoCheckedAt} className="px-1 text-xs" />
          )}
          {verifiedOnly && (
            <p className="flex items-start gap-1.5 px-1 font-ui text-xs text-ink-soft">
              <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
              {profileCopy('verifiedOnly')}
            </p>
          )}
          <SharedInterests interests={profile.sharedInterests} className="px-1 text-xs" />
          <FirstAnswer prompts={profile.profilePrompts} className="px-1 text-sm" />
        </div>
      </article>
    </UnlessBlocked>
  );
}

interface CardPhotoProps {
  pictured: Pictured;
  country: string;
  name: string;
  /** Among the first on the page: fetched at once. */
  urgent: boolean;
}

const CARD_SIZES =
  '(min-width: 64rem) 18rem, (min-width: 40rem) 31vw, (min-width: 22rem) 46vw, 90vw';

/** The picture on a card; another one replaces it if it does not load. */
function CardPhoto({ pictured, country, name, urgent }: CardPhotoProps) {
  const { photo, box, onFailed } = useReplacement(pictured, country);
  if (photo === undefined) return <NoPhoto name={name} />;
  return (
    <div ref={box} onErrorCapture={onFailed}>
      <BrandPhoto
        src={photo.card}
        srcSet={`${photo.card} 480w, ${photo.full} 720w`}
        sizes={CARD_SIZES}
        alt=""
        urgent={urgent}
      />
    </div>
  );
}
