'use client';

import { useTranslations } from 'next-intl';
import { MailedButton } from '#components/profile/mailing/mailed-button.tsx';
import type { MailedLink } from '#components/profile/mailing/types.ts';
import { call } from '#lib/http/client/call.ts';

/** The button behind a declaration's mail; opening the page changes nothing. */
export function ConfirmLink({ prefix, token }: MailedLink) {
  const t = useTranslations('rights.link');
  return (
    <MailedButton
      text={t('text')}
      button={t('confirm')}
      press={async () => {
        const { kind, state } = await call('POST /api/legal/confirm', { body: { token } });
        return t(state === 'care' ? 'care' : kind);
      }}
      doneTitle={t('done')}
      go={{ href: `${prefix}/`, label: t('go') }}
    />
  );
}
