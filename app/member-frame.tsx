import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Wordmark } from '#components/brand/wordmark.tsx';
import { NewTerms } from '#components/legal/new-terms.tsx';
import { CallHost } from '#components/calls/call-host.tsx';
import { MatchMomentHost } from '#components/match/moment-host.tsx';
import { PeerPictures } from '#components/media/peer-picture.tsx';
import { IncomingPopup } from '#components/notifications/incoming-popup.tsx';
import { PauseProvider } from '#components/notifications/pause/pause-state.tsx';
import { ConfirmedMoment } from '#components/onboarding/confirmed-moment.tsx';
import { UnconfirmedStrip } from '#components/onboarding/unconfirmed-strip.tsx';
import { MemberStateProvider } from '#components/realtime/member-state.tsx';
import { OfflineStrip } from '#components/realtime/offline-strip.tsx';
import { RealtimeProvider } from '#components/realtime/realtime-provider.tsx';
import { MemberPopups } from '#components/popups/member-popups.tsx';
import { MemberWarnings } from '#components/popups/member-warnings.tsx';
import { HookFactsProvider } from '#components/payments/hooks/hook-facts.tsx';
import { PopupHost } from '#components/popups/popup-host.tsx';
import { RefusedSession } from '#components/popups/refused-session.tsx';
import { PushRefresher } from '#components/push/push-refresher.tsx';
import { ErasureBanner } from '#components/profile/security/erasure-banner.tsx';
import { ServiceWorkerSetup } from '#components/shell/service-worker-setup.tsx';
import { MemberShell } from '#components/shell/member-shell.tsx';
import { navigationFor } from '#components/shell/places.ts';
import { Toaster } from '#components/ui/toast.tsx';
import { frameFacts } from '#lib/accounts/profile/queries.ts';
import { inboxState } from '#lib/chat/conversations/inbox-state.ts';
import { newNotices } from '#lib/chat/new-notices.ts';
import { termsToAccept } from '#lib/consents/terms-to-accept.ts';
import { remainingCredits } from '#lib/credits/queries.ts';
import { flowVersion } from '#lib/flows/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { ownWarnings } from '#lib/moderation/measures/own-warnings.ts';
import { softwareVersion } from '#lib/realtime/software-version.ts';
import { BrandDrawings } from './brand-drawings.tsx';
import { LoginGate } from './login-gate.tsx';
import { pageBrand, type BrandParams } from './page-brand.ts';
import { pageMember } from './page-member.ts';
import { PageMessages } from './page-messages.tsx';
import { placeSkeletons } from './place-skeletons.tsx';

/** Messages of the shell's client components; a page adds its own with `PageMessages`. */
const SHELL = [
  [
    'accounts.place',
    'brand.moment',
    'calls',
    'chat.answerer',
    'errors',
    'hooks',
    'legal.again',
    'match.moment',
    'notifications',
    'onboarding.confirmed',
    'onboarding.unconfirmed',
  ],
  ['photos.add', 'photos.close', 'photos.crop', 'photos.popup', 'photos.sent'],
  ['photos.sentText', 'photos.upload', 'popups', 'profile', 'safety', 'shell'],
].flat();

type Props = { readonly params: Promise<BrandParams>; readonly children: ReactNode };

/** The frame of every member page. The session is verified here; without one the login gate is shown instead. */
export async function MemberFrame({ params, children }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return <LoginGate brand={brand} locale={locale} prefix={prefix} />;
  const [
    { code, config },
    credits,
    { cursor, unread },
    newNotifications,
    { eraseAt, pause },
    terms,
    warnings,
    t,
    skeletons,
  ] = await Promise.all([
    flowVersion(member.flowVersionId),
    remainingCredits(member),
    inboxState(member.profileId),
    newNotices(member.profileId),
    frameFacts(member.memberId, clock.now()),
    termsToAccept(member.memberId, brand, locale),
    ownWarnings(member),
    getTranslations('notifications'),
    placeSkeletons(),
  ]);
  // Without a region no profiles can be shown, so the page waits until the member has chosen one.
  const placeless = member.regionId === null;
  const { hooks: shown, freePages, matchEnabled, requiresCardCheck } = config;
  const checkFirst = requiresCardCheck && !member.cardVerified;
  return (
    <PageMessages locale={locale} of={SHELL}>
      <BrandDrawings brand={brand.id} />
      <RealtimeProvider
        trackerId={member.publicId}
        softwareVersion={softwareVersion()}
        cursor={cursor}
      >
        <MemberStateProvider initial={{ unread, newNotifications, credits }}>
          <PauseProvider initial={pause}>
            <HookFactsProvider facts={{ prefix, shown, freePages, matchEnabled, checkFirst }}>
              <PopupHost
                prefix={prefix}
                country={brand.country}
                trackerId={member.publicId}
                {...(placeless && { first: { kind: 'region' } })}
              >
                <PeerPictures country={member.country} gender={member.seeking}>
                  <MemberShell
                    mark={<Wordmark brand={brand.id} name={brand.name} className="h-full w-auto" />}
                    prefix={prefix}
                    navigation={navigationFor(member.seeking, config)}
                    skeletons={skeletons}
                  >
                    <OfflineStrip loginHref={`${prefix}/login`} />
                    {!member.emailConfirmed && <UnconfirmedStrip />}
                    <ConfirmedMoment />
                    {eraseAt !== null && (
                      <ErasureBanner
                        trackerId={member.publicId}
                        eraseAt={eraseAt}
                        timeZone={brand.timezone}
                      />
                    )}
                    {terms && <NewTerms terms={terms} language={locale} prefix={prefix} />}
                    {!placeless && <MatchMomentHost prefix={prefix}>{children}</MatchMomentHost>}
                  </MemberShell>
                  <CallHost />
                  <IncomingPopup
                    prefix={prefix}
                    brief={{
                      country: member.country,
                      region: member.regionId,
                      fluxid: code,
                      useAi: config.useAi,
                    }}
                  />
                </PeerPictures>
                <MemberPopups trackerId={member.publicId} />
                <RefusedSession trackerId={member.publicId} />
                <MemberWarnings first={warnings.filter(({ seenAt }) => seenAt === null)} />
                <PushRefresher trackerId={member.publicId} />
                <ServiceWorkerSetup brand={brand.id} />
              </PopupHost>
            </HookFactsProvider>
          </PauseProvider>
          <Toaster label={t('region')} />
        </MemberStateProvider>
      </RealtimeProvider>
    </PageMessages>
  );
}
