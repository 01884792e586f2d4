'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { call } from '#lib/http/client/call.ts';
import { MailedButton } from './mailed-button.tsx';
import type { MailedLink } from './types.ts';
import { ERASURE_GRACE_MS } from '#lib/accounts/limits.ts';
import { DAY } from '#lib/kernel/clock.ts';

/** For an account without password: the mailed link replaces the password. */
export function ConfirmErase({ prefix, token, timeZone }: MailedLink & { timeZone: string }) {
  const t = useTranslations('mailing.confirmErase');
  const format = useFormatter();
  return (
    <MailedButton
      text={t('text', { erasureDays: ERASURE_GRACE_MS / DAY })}
      button={t('button', { erasureDays: ERASURE_GRACE_MS / DAY })}
      tone="danger"
      press={async () => {
        const { eraseAt } = await call('POST /api/users/confirmErase', { body: { token } });
        const day = format.dateTime(new Date(eraseAt), { dateStyle: 'long', timeZone });
        return t('doneText', { day });
      }}
      doneTitle={t('doneTitle')}
      go={{ href: `${prefix}/`, label: t('go') }}
    />
  );
}
