'use client';

import { useTranslations } from 'next-intl';
import { call } from '#lib/http/client/call.ts';
import { MailedButton } from './mailed-button.tsx';
import type { MailedLink } from './types.ts';

/** Landing at the old address, for a member who did not request the change. */
export function UndoEmail({ prefix, token }: MailedLink) {
  const t = useTranslations('mailing.undoAddress');
  return (
    <MailedButton
      text={t('text')}
      button={t('button')}
      press={async () => {
        const { email } = await call('POST /api/users/undoEmail', { body: { token } });
        return t('doneText', { email });
      }}
      doneTitle={t('doneTitle')}
      go={{ href: `${prefix}/forgotPassword`, label: t('go') }}
    />
  );
}
