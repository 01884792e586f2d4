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
import { GoogleLink } from './google-link.tsx';
import { Part } from './part.tsx';
import { Sessions } from './sessions.tsx';
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
    | 'eraseAt'
    | 'nextBillDate'
  >;
  language: Locale;
  timeZone: string;
  prefix: string;
}

/** The security of the account: logins, consents, the data export, and erasure. */
export function SecurityPage({ profile, language, timeZone, prefix }: SecurityPageProps) {
  const t = useTranslations('security');
  const safety = useTranslations('safety.list');
  const sessions = useSWR('sessions', () => call('GET /api/users/sessions'));
  const { email, clickid, hasPassword } = profile;
  const [googleSince, setGoogleSince] = useState(profile.googleSince);
  return (
    <div className="mx-auto max-w-page px-(--gutter) pt-2 pb-12 lg:pt-6">
      <AccountNav current="security" prefix={prefix} />
      <h1 className="display pt-6 pb-6 text-3xl lg:pt-10 lg:pb-10">{t('title')}</h1>
      <Part
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
      <Part id="password" title={t('password.title')} text={t('password.text')}>
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
      {googleSince !== null && (
        <Part id="google" title={t('google.title')} text={t('google.text')}>
          <GoogleLink
            since={googleSince}
            hasPassword={hasPassword}
            timeZone={timeZone}
            onUnlinked={() => {
              setGoogleSince(null);
              void sessions.mutate();
            }}
          />
        </Part>
      )}
      <Part id="sessions" title={t('sessions.title')} text={t('sessions.text')}>
        <Sessions loaded={sessions} timeZone={timeZone} />
      </Part>
      <Part id="blocked" title={safety('title')} text={safety('text')}>
        <BlockedPeople timeZone={timeZone} />
      </Part>
      <Part id="consents" title={t('consents.title')} text={t('consents.text')}>
        <Consents language={language} timeZone={timeZone} prefix={prefix} />
      </Part>
      <Part id="export" title={t('export.title')} text={t('export.text')}>
        <DataExport timeZone={timeZone} />
      </Part>
      <Part
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
  );
}
