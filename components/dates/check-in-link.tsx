'use client';

import { useTranslations } from 'next-intl';
import { MailedButton } from '#components/profile/mailing/mailed-button.tsx';
import type { MailedLink } from '#components/profile/mailing/types.ts';
import { call } from '#lib/http/client/call.ts';

/** Landing of the reminder: one press checks the member in, without a login. */
export function CheckInLink({ prefix, token }: MailedLink) {
  const t = useTranslations('dates.checkInPage');
  const list = useTranslations('dates');
  return (
    <MailedButton
      text={t('text')}
      button={t('button')}
      press={async () => {
        await call('POST /api/users/dates/checkIn', { body: { token } });
        return t('doneText');
      }}
      doneTitle={t('doneTitle')}
      go={{ href: `${prefix}/dates`, label: list('list') }}
    />
  );
}
