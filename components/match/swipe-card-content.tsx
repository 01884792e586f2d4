'use client';

import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useReplacement } from '#components/discovery/use-replacement.ts';
import { CheckedPhoto } from '#components/profile/checked-photo.tsx';
import { Visiting } from '#components/profile/visiting.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { OwnWords } from './own-words.tsx';

interface SwipeCardContentProps {
  profile: OtherProfile;
  href: string;
  /** Country of the member, for a picture that replaces one that does not load. */
  country: string;
  /** The top card: its picture is fetched first. */
  urgent: boolean;
}

const SIZES = '(min-width: 64rem) 28rem, 92vw';

/** The content of a card of the stack: the picture, with no text on it, then who it is. */
export function SwipeCardContent({ profile, href, country, urgent }: SwipeCardContentProps) {
  const t = useTranslations('match');
  const profileCopy = useTranslations('profile');
  const { screenName: name, age, label } = profile;
  const place = profile.city ?? profile.region ?? '';
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card bg-raised shadow-card [border:var(--card-border)] lg:grid lg:grid-cols-[auto_minmax(0,1fr)]">
      <div className="min-h-0 flex-1 p-[max(0.5rem,var(--crop-frame))] lg:aspect-3/4 lg:h-full lg:min-w-0 lg:p-4">
        <div className="crop @container relative h-full overflow-hidden bg-sunken">
          <span aria-hidden="true" className="pattern absolute inset-0" />
          <Picture profile={profile} country={country} urgent={urgent} />
        </div>
      </div>
      <div className="grid grid-cols-1 content-start gap-2 px-4 pb-3 lg:content-center lg:gap-6 lg:px-10 lg:py-8">
        <div className="grid grid-cols-1 gap-0.5 lg:gap-2">
          <h2 className="display flex w-full py-0.5 text-2xl lg:text-4xl">
            <span className="truncate">{name}</span>
            <span className="shrink-0 pl-[0.35em]">{age}</span>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 font-ui text-sm text-ink-soft lg:text-base">
            <span className="truncate">{place}</span>
            {profile.online && (
              <span className="flex items-center gap-1.5 font-semibold text-success">
                <span aria-hidden="true" className="size-2.5 rounded-full bg-success" />
                {t('online')}
              </span>
            )}
          </p>
        </div>
        {profile.visiting !== null && (
          <Visiting visiting={profile.visiting} className="text-xs lg:text-sm" />
        )}
        {label !== null && (
          <HostedLabel label={label} answeredBy={profile.answeredBy} className="lg:text-sm" />
        )}
        {profile.photoCheckedAt !== null && (
          <CheckedPhoto short at={profile.photoCheckedAt} className="text-xs lg:text-sm" />
        )}
        {profile.verifiedOnly && (
          <p className="flex items-start gap-1.5 font-ui text-xs text-ink-soft lg:text-sm">
            <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
            {profileCopy('verifiedOnly')}
          </p>
        )}
        <OwnWords profile={profile} />
      </div>
      {/* For the keyboard the same link is below the stack, where the focus survives a change of the card. */}
      <a
        href={href}
        tabIndex={-1}
        draggable={false}
        aria-label={t('open', { name })}
        className="absolute inset-0"
      />
    </article>
  );
}

function Picture({ profile, country, urgent }: Omit<SwipeCardContentProps, 'href'>) {
  const { id, gender, photos } = profile;
  const { photo, box, onFailed } = useReplacement({ id, gender, photo: photos[0] }, country);
  if (photo === undefined) {
    return (
      <span
        aria-hidden="true"
        className="display absolute inset-0 grid place-items-center pb-[20%] text-[length:38cqi] text-ink-soft"
      >
        {[...profile.screenName][0]}
      </span>
    );
  }
  return (
    <div ref={box} onErrorCapture={onFailed}>
      <img
        src={photo.card}
        srcSet={`${photo.card} 480w, ${photo.full} 720w`}
        sizes={SIZES}
        alt=""
        width={720}
        height={960}
        fetchPriority={urgent ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        className="absolute inset-0 size-full object-cover object-[50%_12%] [@media(max-height:44rem)]:max-lg:object-[50%_28%]"
      />
    </div>
  );
}
