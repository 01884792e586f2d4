'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AccountNav } from '#components/profile/own/account-nav.tsx';
import type { OwnProfileData } from '#components/profile/own/types.ts';
import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';
import { BlockedPeople } from './blocked-people.tsx';
import { ChangeAddress } from './change-address.tsx';
import { ChangePassword } from './change-password.tsx';
import { Consents } from './consents.tsx';
import { DataExport } from './data-export.tsx';
import { EraseAccount } from './erase-account.tsx';
import { FirstPassword } from './first-password.tsx';
import { KnownPeople } from './known-people/known-people.tsx';
import { MessagePeriod } from './message-period.tsx';
import { Part } from './part.tsx';
import { PartLinks } from './part-links.tsx';
import { Passkeys } from './passkeys.tsx';
import { ProviderLink } from './provider-link.tsx';
import { Sessions } from './sessions.tsx';
import { usePartGroups } from './use-part-groups.ts';
import { PROVIDER_LABELS, PROVIDER_NAMES } from '#lib/accounts/identities/provider-names.ts';
import { ERASURE_GRACE_MS, UNDO_CHANGE_EMAIL_MS } from '#lib/accounts/limits.ts';
import { DAY, HOUR } from '#lib/kernel/clock.ts';

interface SecurityPageProps {
  profile: Pick<
    OwnProfileData,
    | 'clickid'
    | 'email'
    | 'confirmed_email'
    | 'waitingEmail'
    | 'hasPassword'
    | 'googleSince'
    | 'appleSince'
    | 'eraseAt'
    | 'nextBillDate'
  >;
  language: Locale;
  timeZone: string;
  prefix: string;
}

/** The security of the account, with links to its topics; erasure is set apart at the end. */
export function SecurityPage({ profile, language, timeZone, prefix }: SecurityPageProps) {
  const t = useTranslations('security');
  const safety = useTranslations('safety.list');
  const sessions = useSWR('sessions', () => call('GET /api/users/sessions'));
  const passkeys = useSWR('passkeys', () => call('GET /api/users/passkeys'));
  const blocked = useSWR('blocked', () =>
    call('GET /api/get/blocked/{trackerId}', { params: { trackerId: profile.clickid } }),
  );
  const known = useSWR('known-people', () => call('GET /api/users/knownPeople'));
  const { email, clickid, hasPassword } = profile;
  const [linkedSince, setLinkedSince] = useState({
    google: profile.googleSince,
    apple: profile.appleSince,
  });
  const linked = PROVIDER_NAMES.flatMap((name) => {
    const since = linkedSince[name];
    return since === null ? [] : [[name, since] as const];
  });
  const groups = usePartGroups({
    confirmed: profile.confirmed_email,
    passkeys: passkeys.data?.length,
    providers: linked.map(([name]) => name),
    sessions: sessions.data?.length,
    blocked: blocked.data?.length,
    known: known.data?.count,
  });
  return (
    <div className="mx-auto max-w-page px-(--gutter) pt-2 pb-12 lg:pt-6">
      <AccountNav current="security" prefix={prefix} />
      <h1 id="security" className="display pt-6 pb-4 text-3xl lg:pt-10 lg:pb-10">
        {t('title')}
      </h1>
      <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[14rem_minmax(0,40rem)]">
        <PartLinks labelledBy="security" groups={groups} />
        <div className="min-w-0">
          <Part
            stacked
            id="address"
            title={t('address.title')}
            text={t('address.text', { undoEmailHours: UNDO_CHANGE_EMAIL_MS / HOUR })}
          >
            <ChangeAddress
              email={email}
              confirmed={profile.confirmed_email}
              waiting={profile.waitingEmail}
              timeZone={timeZone}
            />
          </Part>
          <Part stacked id="password" title={t('password.title')} text={t('password.text')}>
            {hasPassword ? (
              <ChangePassword
                email={email}
                onChanged={() => {
                  void sessions.mutate();
                }}
              />
            ) : (
              <FirstPassword email={email} />
            )}
          </Part>
          <Part stacked id="passkeys" title={t('passkeys.title')} text={t('passkeys.text')}>
            <Passkeys
              loaded={passkeys}
              hasPassword={hasPassword}
              email={email}
              timeZone={timeZone}
              onRemoved={() => {
                void sessions.mutate();
              }}
            />
          </Part>
          {linked.map(([provider, since]) => (
            <Part
              stacked
              key={provider}
              id={provider}
              title={PROVIDER_LABELS[provider]}
              text={t('identity.text')}
            >
              <ProviderLink
                provider={provider}
                since={since}
                hasPassword={hasPassword}
                timeZone={timeZone}
                onUnlinked={() => {
                  setLinkedSince({ ...linkedSince, [provider]: null });
                  void sessions.mutate();
                }}
              />
            </Part>
          ))}
          <Part stacked id="sessions" title={t('sessions.title')} text={t('sessions.text')}>
            <Sessions loaded={sessions} timeZone={timeZone} />
          </Part>
          <Part stacked id="blocked" title={safety('title')} text={safety('text')}>
            <BlockedPeople loaded={blocked} timeZone={timeZone} />
          </Part>
          <Part stacked id="known" title={t('known.title')} text={t('known.text')}>
            <KnownPeople loaded={known} timeZone={timeZone} />
          </Part>
          <Part stacked id="consents" title={t('consents.title')} text={t('consents.text')}>
            <Consents language={language} timeZone={timeZone} prefix={prefix} />
          </Part>
          <Part stacked id="messages" title={t('messages.title')} text={t('messages.text')}>
            <MessagePeriod trackerId={clickid} />
          </Part>
          <Part stacked id="export" title={t('export.title')} text={t('export.text')}>
            <DataExport timeZone={timeZone} />
          </Part>
          <div className="mt-4 rounded-card border-2 border-danger px-5 lg:px-7 [&>section]:border-t-0">
            <Part
              stacked
              id="erase"
              title={t('erase.title')}
              text={t('erase.text', { erasureDays: ERASURE_GRACE_MS / DAY })}
            >
              <EraseAccount
                trackerId={clickid}
                hasPassword={hasPassword}
                eraseAt={profile.eraseAt}
                renews={profile.nextBillDate !== null}
                timeZone={timeZone}
              />
            </Part>
          </div>
        </div>
      </div>
    </div>
  );
}
