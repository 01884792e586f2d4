import { BadgeCheck, MapPin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Visiting } from './visiting.tsx';
import { CheckedPhoto } from './checked-photo.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';

interface ProfileHeadProps {
  profile: OtherProfile;
  /** The card check, for members who have not passed it. */
  verifyHref: string | undefined;
}

/** Name, age and place of the profile, and whether it is online; if it requires the card check, where that is made. */
export function ProfileHead({ profile, verifyHref }: ProfileHeadProps) {
  const t = useTranslations('profile');
  const place = [profile.city, profile.region].filter(Boolean).join(', ');
  return (
    <header className="grid gap-2">
      <h1 className="display text-4xl [overflow-wrap:anywhere]">
        {profile.screenName} {profile.age}
      </h1>
      {place !== '' && (
        <p className="flex items-center gap-1.5 text-ink-soft">
          <MapPin aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          <span className="sr-only">{t('fields.place')}</span>
          {place}
        </p>
      )}
      {profile.visiting !== null && <Visiting visiting={profile.visiting} className="text-sm" />}
      {profile.online && (
        <p className="flex items-center gap-1.5 font-ui text-sm font-semibold text-success">
          <span aria-hidden="true" className="size-2 rounded-full bg-success" />
          {t('online')}
        </p>
      )}
      {profile.photoCheckedAt !== null && (
        <CheckedPhoto at={profile.photoCheckedAt} className="text-sm" />
      )}
      {profile.label !== null && (
        <p className="max-w-prose text-sm text-ink-soft">{t('hosted.explain')}</p>
      )}
      {profile.verifiedOnly && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          {t('verifiedOnly')}
          {verifyHref !== undefined && (
            <a href={verifyHref} className="font-semibold text-accent-ink underline">
              {t('verifyYours')}
            </a>
          )}
        </p>
      )}
    </header>
  );
}
