import { ArrowLeft, BadgeCheck, MapPin, MessageCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { HostedLabel } from './hosted-label.tsx';
import { NoPhoto } from './no-photo.tsx';
import { PhotoCarousel } from './photo-carousel.tsx';

interface ProfileViewProps {
  profile: OtherProfile & { inTouch: boolean };
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
  /** Set for members who have not passed the card check: where it is. */
  verifyHref?: string;
  /** Like, report and block, by the rooms that own them. */
  actions?: ReactNode;
}

const HAIR = ['blond', 'brown', 'red', 'dark_blond', 'black', 'coloured'] as const;

/** Somebody's own page: pictures, words, and the way to write to them. */
export function ProfileView({ profile, prefix, verifyHref, actions }: ProfileViewProps) {
  const t = useTranslations('profile');
  const { screenName: name, age, photos, label } = profile;
  const count = photos.length;
  const hair = HAIR.find((tone) => tone === profile.hair_color);
  const place = [profile.city, profile.region].filter(Boolean).join(', ');
  return (
    <main className="mx-auto max-w-page px-(--gutter) pt-4 pb-32 md:pb-16">
      <a
        href={`${prefix}/find`}
        className="inline-flex min-h-11 items-center gap-2 font-ui font-medium text-ink no-underline"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {t('back')}
      </a>
      {/* Before the picture, so that nobody on a phone writes without having passed it. */}
      {label !== null && <HostedLabel label={label} className="mt-1 mb-2 text-sm" />}
      <div className="grid gap-x-12 gap-y-6 pt-2 md:grid-cols-[minmax(0,26rem)_1fr]">
        {count > 0 ? (
          <PhotoCarousel
            photos={photos}
            labels={{
              region: t('photos', { name }),
              photos: photos.map((_, index) => t('photo', { n: index + 1, count, name })),
              next: t('next'),
              previous: t('previous'),
            }}
          />
        ) : (
          <NoPhoto name={name} age={age} note={t('noPhoto')} />
        )}
        <div className="grid content-start gap-6">
          <header className="grid gap-2">
            <h1 className="display text-4xl">
              {name} <span className="tabular">{age}</span>
            </h1>
            <p className="flex items-center gap-1.5 text-ink-soft">
              <MapPin aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
              <span className="sr-only">{t('fields.place')}</span>
              {place}
            </p>
            {profile.online && (
              <p className="flex items-center gap-1.5 font-ui text-sm font-semibold text-success">
                <span aria-hidden="true" className="size-2 rounded-full bg-success" />
                {t('online')}
              </p>
            )}
            {label !== null && (
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
          <Words title={t('fields.about')} text={profile.about} empty={t('noAbout')} />
          {profile.lookingFor !== '' && (
            <Words title={t('fields.lookingFor')} text={profile.lookingFor} />
          )}
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 empty:hidden">
            {hair !== undefined && <Fact term={t('fields.hair')} value={t(`hair.${hair}`)} />}
            {profile.height !== null && (
              <Fact term={t('fields.height')} value={t('height', { cm: profile.height })} />
            )}
            {profile.weight !== null && (
              <Fact term={t('fields.weight')} value={t('weight', { kg: profile.weight })} />
            )}
          </dl>
          <div className="fixed inset-x-0 bottom-[calc(var(--menu-height)+env(safe-area-inset-bottom))] z-20 flex flex-wrap gap-3 border-t border-line bg-surface px-(--gutter) py-3 md:static md:border-0 md:bg-transparent md:p-0 max-md:[&>:first-child]:flex-1">
            <Button asChild size="lg">
              <a href={`${prefix}/chats/${profile.id}`}>
                <MessageCircle aria-hidden="true" strokeWidth={1.75} />
                {t(profile.inTouch ? 'continue' : 'write')}
              </a>
            </Button>
            {actions}
          </div>
        </div>
      </div>
    </main>
  );
}

function Words({ title, text, empty }: { title: string; text: string; empty?: string }) {
  return (
    <section className="grid gap-1.5">
      <h2 className="font-ui text-sm font-semibold text-ink-soft">{title}</h2>
      {text === '' ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <p className="max-w-prose text-lg whitespace-pre-line">{text}</p>
      )}
    </section>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="tabular">{value}</dd>
    </>
  );
}
