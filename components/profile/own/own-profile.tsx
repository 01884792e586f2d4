import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RemainingCredits } from '#lib/realtime/events.ts';
import { AccountNav } from './account-nav.tsx';
import { CreditsRow } from './credits-row.tsx';
import { Deactivate } from './deactivate.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { Notices } from './notices.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Receipts } from './receipts.tsx';
import { Section } from './section.tsx';
import { Status } from './status.tsx';
import type { OwnProfileData } from './types.ts';
import { Visibility } from './visibility.tsx';

interface OwnProfileProps {
  profile: OwnProfileData;
  credits: RemainingCredits;
  timeZone: string;
  currency: string;
  prefix: string;
  /** Where the free card check is made; null once it is passed. */
  cardCheckHref: string | null;
  /** The member's photos, which see to themselves. */
  photos: ReactNode;
}

/** The member's own page: what others see on top, what it is made of below, and the rest folded away. */
export function OwnProfile(props: OwnProfileProps) {
  const { profile, credits, timeZone, currency, prefix, cardCheckHref, photos } = props;
  const t = useTranslations('account');
  const format = useFormatter();
  const { nextBillDate, hiddenBy, notifications } = profile;
  const place = [profile.city, profile.region].filter(Boolean).join(', ');
  return (
    <div className="mx-auto grid max-w-page gap-x-16 px-(--gutter) pt-2 pb-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,40rem)] lg:justify-between lg:pt-6">
      <div className="lg:col-span-2">
        <AccountNav current="profile" prefix={prefix} />
      </div>
      <aside className="grid content-start gap-5 self-start pt-6 lg:sticky lg:top-(--bar-height) lg:pt-8">
        <header className="min-w-0">
          <h1 className="display text-3xl break-words">
            {profile.username}, <span className="tabular">{profile.age}</span>
          </h1>
          {place !== '' && <p className="text-ink-soft">{place}</p>}
        </header>
        {hiddenBy !== null && hiddenBy !== 'erasure' && (
          <HiddenNote by={hiddenBy} prefix={prefix} />
        )}
        {photos}
        <CreditsRow prefix={prefix} />
      </aside>
      <div className="grid content-start gap-10 pt-8">
        <ProfileForm
          trackerId={profile.clickid}
          saved={{
            username: profile.username,
            surname: profile.surname,
            phone: profile.phone,
            age: profile.age,
            gender: profile.gender,
            seeking: profile.seeking,
            about: profile.about,
            lookingFor: profile.lookingFor,
            place:
              profile.city === null || profile.region === null
                ? undefined
                : {
                    city: profile.city,
                    region: profile.region,
                    province: profile.province ?? '',
                  },
          }}
          email={profile.email}
          confirmed={profile.confirmed_email}
          waitingEmail={profile.waitingEmail?.email ?? null}
          country={profile.country}
          textState={profile.textState}
          textReason={profile.textReason}
          prefix={prefix}
        />
        <div>
          <Section id="visibility" title={t('visibility.title')} note={t('visibility.note')}>
            <Visibility
              trackerId={profile.clickid}
              saved={{ searchable: profile.searchable, showsPresence: profile.showsPresence }}
            />
            <p>
              <a
                href={`${prefix}/profile/security#blocked`}
                className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
              >
                {t('visibility.blocked')}
              </a>
            </p>
          </Section>
          <Section id="notices" title={t('notices.title')} note={t('notices.note')}>
            <Notices trackerId={profile.clickid} saved={notifications} />
          </Section>
          <Section
            id="status"
            title={t('status.title')}
            note={
              nextBillDate === null
                ? t(`status.levels.${String(credits.level)}`)
                : t('status.note', {
                    date: format.dateTime(nextBillDate, { dateStyle: 'long', timeZone }),
                  })
            }
          >
            <Status
              level={credits.level}
              credits={credits}
              nextBillDate={nextBillDate}
              cardVerified={profile.cardVerified}
              {...{ cardCheckHref, timeZone, prefix }}
            />
          </Section>
          <Section
            id="receipts"
            title={t('receipts.title')}
            note={t('receipts.note', { count: profile.paylog.length })}
          >
            <Receipts purchases={profile.paylog} {...{ currency, timeZone }} />
          </Section>
          <Section id="settings" title={t('settings.title')} note={t('settings.note')}>
            <Deactivate trackerId={profile.clickid} renews={nextBillDate !== null} />
            <p className="text-sm text-ink-soft">
              {t.rich('settings.erase', {
                link: (words) => (
                  <a
                    href={`${prefix}/profile/security#erase`}
                    className="font-semibold text-accent-ink underline underline-offset-4"
                  >
                    {words}
                  </a>
                ),
              })}
            </p>
          </Section>
        </div>
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
