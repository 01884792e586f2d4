'use client';

import { useTranslations } from 'next-intl';
import { call } from '#lib/http/client/call.ts';
import { MailedButton } from './mailed-button.tsx';
import type { MailedLink } from './types.ts';

/** Landing at the new address: from this press on it is the account's login. */
export function ConfirmNewEmail({ prefix, token }: MailedLink) {
  const t = useTranslations('mailing.newAddress');
  return (
    <MailedButton
      text={t('text')}
      button={t('button')}
      press={async () => {
        const { email } = await call('POST /api/users/confirmNewEmail', { body: { token } });
        return t('doneText', { email });
      }}
      doneTitle={t('doneTitle')}
      go={{ href: `${prefix}/profile`, label: t('go') }}
    />
  );
}
