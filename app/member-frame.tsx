import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LoginForm } from '#components/accounts/login-form.tsx';
import { FormPage } from '#components/home/form-page.tsx';
import { VisitorHead } from '#components/home/visitor-head.tsx';
import { MatchMomentHost } from '#components/match/moment-host.tsx';
import { PeerPictures } from '#components/media/peer-picture.tsx';
import { IncomingPopup } from '#components/notifications/incoming-popup.tsx';
import { MemberStateProvider } from '#components/notifications/member-state.tsx';
import { OfflineStrip } from '#components/notifications/offline-strip.tsx';
import { RealtimeProvider } from '#components/notifications/realtime-provider.tsx';
import { MemberPopups } from '#components/popups/member-popups.tsx';
import { PopupHost } from '#components/popups/popup-host.tsx';
import { ErasureBanner } from '#components/profile/security/erasure-banner.tsx';
import { LogoutButton } from '#components/shell/logout-button.tsx';
import { MemberShell } from '#components/shell/member-shell.tsx';
import { navigationFor } from '#components/shell/places.ts';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Toaster } from '#components/ui/toast.tsx';
import { erasureDate } from '#lib/accounts/ownership/queries.ts';
import { newNotices } from '#lib/chat/new-notices.ts';
import { unreadTotal } from '#lib/chat/queries.ts';
import { remainingCredits } from '#lib/credits/queries.ts';
import { flowVersion } from '#lib/flows/queries.ts';
import { someMessages } from '#lib/i18n/messages.ts';
import { softwareVersion } from '#lib/realtime/software-version.ts';
import { pageBrand, type BrandParams } from './page-brand.ts';
import { pageMember } from './page-member.ts';
import { pageViewer } from './page-viewer.ts';

/** What the shell's islands say; a page adds its own by PageWords. */
const SHELL = [
  ...['accounts.place', 'errors', 'failure', 'match.moment', 'notifications', 'payments.prompt'],
  ...['photos.add', 'photos.close', 'photos.crop', 'photos.popup', 'photos.sent'],
  ...['photos.sentText', 'photos.upload', 'popups', 'profile', 'safety', 'shell'],
];

const DOOR = ['accounts', 'errors', 'failure', 'popups', 'shell'];

type Props = { readonly params: Promise<BrandParams>; readonly children: ReactNode };

/** For a member who may not come in: care, and the way to leave. */
async function WaysOut({ prefix }: { prefix: string }) {
  const t = await getTranslations('shell.footer');
  return (
    <div className="flex flex-wrap gap-3">
      <a href={`${prefix}/contactUs`} className={buttonStyle({})}>
        {t('contact')}
      </a>
      <LogoutButton prefix={prefix} />
    </div>
  );
}

/** Around every page of a member. The session is verified here; without one the door is shown instead. */
export async function MemberFrame({ params, children }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) {
    const viewer = await pageViewer(brand.id);
    const [t, notices] = await Promise.all([
      getTranslations('home'),
      getTranslations('notifications'),
    ]);
    const key = viewer.kind === 'member' ? 'disabled' : 'entrance';
    return (
      <NextIntlClientProvider messages={someMessages(locale, DOOR) as never}>
        {/* A cookie whose session is over, or whose member may not come in. */}
        <PopupHost
          prefix={prefix}
          country={brand.country}
          first={{ kind: key === 'entrance' ? 'signup' : 'disabled' }}
        >
          <VisitorHead brand={{ id: brand.id, name: brand.name }} prefix={prefix} />
          <FormPage brand={brand.id} title={t(`${key}.title`)} lead={t(`${key}.text`)}>
            {key === 'entrance' ? <LoginForm prefix={prefix} /> : <WaysOut prefix={prefix} />}
          </FormPage>
        </PopupHost>
        <Toaster label={notices('region')} />
      </NextIntlClientProvider>
    );
  }
  const [{ config }, credits, unread, newNotifications, eraseAt, t] = await Promise.all([
    flowVersion(member.flowVersionId),
    remainingCredits(member),
    unreadTotal(member.profileId),
    newNotices(member.profileId),
    erasureDate(member.memberId),
    getTranslations('notifications'),
  ]);
  // Who lives nowhere can be shown nobody: the page waits until they have said where.
  const placeless = member.regionId === null;
  return (
    <NextIntlClientProvider messages={someMessages(locale, SHELL) as never}>
      <RealtimeProvider trackerId={member.publicId} softwareVersion={softwareVersion()}>
        <MemberStateProvider initial={{ unread, newNotifications, credits }}>
          <PopupHost
            prefix={prefix}
            country={brand.country}
            trackerId={member.publicId}
            {...(placeless && { first: { kind: 'region' } })}
          >
            <PeerPictures country={member.country} gender={member.seeking}>
              <MemberShell
                brand={{ id: brand.id, name: brand.name }}
                prefix={prefix}
                navigation={navigationFor(member.seeking, config)}
              >
                <OfflineStrip loginHref={`${prefix}/login`} />
                {eraseAt !== null && (
                  <ErasureBanner
                    trackerId={member.publicId}
                    eraseAt={eraseAt}
                    timeZone={brand.timezone}
                  />
                )}
                {!placeless && <MatchMomentHost prefix={prefix}>{children}</MatchMomentHost>}
              </MemberShell>
              <IncomingPopup prefix={prefix} />
            </PeerPictures>
            <MemberPopups trackerId={member.publicId} />
          </PopupHost>
          <Toaster label={t('region')} />
        </MemberStateProvider>
      </RealtimeProvider>
    </NextIntlClientProvider>
  );
}
