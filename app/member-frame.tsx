import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DoiPopup } from '#components/accounts/doi-popup.tsx';
import { LoginForm } from '#components/accounts/login-form.tsx';
import { FormPage } from '#components/home/form-page.tsx';
import { VisitorHead } from '#components/home/visitor-head.tsx';
import { IncomingPopup } from '#components/notifications/incoming-popup.tsx';
import { MemberStateProvider } from '#components/notifications/member-state.tsx';
import { OfflineStrip } from '#components/notifications/offline-strip.tsx';
import { RealtimeProvider } from '#components/notifications/realtime-provider.tsx';
import { LogoutButton } from '#components/shell/logout-button.tsx';
import { MemberShell } from '#components/shell/member-shell.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Toaster } from '#components/ui/toast.tsx';
import { accountRow } from '#lib/accounts/queries.ts';
import { newNotices } from '#lib/chat/navigation.ts';
import { unreadTotal } from '#lib/chat/queries.ts';
import { remainingCredits } from '#lib/credits/queries.ts';
import { flowVersion } from '#lib/flows/queries.ts';
import { someMessages } from '#lib/i18n/messages.ts';
import { softwareVersion } from '#lib/realtime/software-version.ts';
import { pageBrand, type BrandParams } from './page-brand.ts';
import { pageMember } from './page-member.ts';
import { pageViewer } from './page-viewer.ts';

const ISLANDS = [
  ...['accounts', 'chat', 'credits', 'discovery', 'errors', 'legal'],
  ...['failure', 'notifications', 'payments', 'profile', 'shell'],
];

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
  const messages = someMessages(locale, ISLANDS) as never;
  const member = await pageMember(brand.id);
  if (!member) {
    const viewer = await pageViewer(brand.id);
    const [t, notices] = await Promise.all([
      getTranslations('home'),
      getTranslations('notifications'),
    ]);
    const key = viewer.kind === 'member' ? 'disabled' : 'entrance';
    return (
      <NextIntlClientProvider messages={messages}>
        <VisitorHead brand={{ id: brand.id, name: brand.name }} prefix={prefix} />
        <FormPage brand={brand.id} title={t(`${key}.title`)} lead={t(`${key}.text`)}>
          {key === 'entrance' ? <LoginForm prefix={prefix} /> : <WaysOut prefix={prefix} />}
        </FormPage>
        <Toaster label={notices('region')} />
      </NextIntlClientProvider>
    );
  }
  const [credits, unread, newNotifications, flow, { email }, t] = await Promise.all([
    remainingCredits(member),
    unreadTotal(member.profileId),
    newNotices(member.profileId),
    flowVersion(member.flowVersionId),
    accountRow(member.memberId),
    getTranslations('notifications'),
  ]);
  return (
    <NextIntlClientProvider messages={messages}>
      <RealtimeProvider trackerId={member.publicId} softwareVersion={softwareVersion()}>
        <MemberStateProvider initial={{ unread, newNotifications, credits }}>
          <MemberShell brand={{ id: brand.id, name: brand.name }} prefix={prefix}>
            <OfflineStrip loginHref={`${prefix}/login`} />
            {children}
          </MemberShell>
          <IncomingPopup prefix={prefix} />
          {flow.config.optin === 'doi' && !member.emailConfirmed && <DoiPopup email={email} />}
          <Toaster label={t('region')} />
        </MemberStateProvider>
      </RealtimeProvider>
    </NextIntlClientProvider>
  );
}
