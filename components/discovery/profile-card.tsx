import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { BrandPhoto } from '#components/brand/brand-photo.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { NoPhoto } from '#components/profile/no-photo.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';

interface ProfileCardProps {
  profile: OtherProfile;
  href: string;
  /** Among the first on the page: fetched at once. */
  urgent: boolean;
}

const SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) 31vw, 46vw';

/** Somebody found: picture, name, age and town; for hosted profiles who answers, in words. */
export function ProfileCard({ profile, href, urgent }: ProfileCardProps) {
  const t = useTranslations('discovery');
  const profileCopy = useTranslations('profile');
  const { screenName: name, age, label, photos, verifiedOnly } = profile;
  const place = profile.city ?? profile.region ?? '';
  const spoken =
    label === null
      ? t('card.open', { name, age, place })
      : t('card.openHosted', { name, age, place, label });
  const [photo] = photos;
  return (
    <article className="group relative grid content-start gap-2">
      {photo ? (
        <BrandPhoto
          src={photo.card}
          srcSet={`${photo.card} 480w, ${photo.full} 720w`}
          sizes={SIZES}
          alt=""
          urgent={urgent}
          name={name}
          age={age}
          note={place}
          className="transition-[translate] duration-[var(--duration)] ease-brand motion-safe:group-hover:-translate-y-0.5"
        />
      ) : (
        <NoPhoto name={name} age={age} note={place} />
      )}
      {label !== null && <HostedLabel label={label} />}
      {profile.online && (
        <p className="flex items-center gap-1.5 px-1 font-ui text-xs font-semibold text-success">
          <span aria-hidden="true" className="size-2 rounded-full bg-success" />
          {t('card.online')}
        </p>
      )}
      {verifiedOnly && (
        <p className="flex items-start gap-1.5 px-1 font-ui text-xs text-ink-soft">
          <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {profileCopy('verifiedOnly')}
        </p>
      )}
      <a
        href={href}
        aria-label={spoken}
        className="absolute inset-0 rounded-card focus-visible:outline-offset-4"
      />
    </article>
  );
}
