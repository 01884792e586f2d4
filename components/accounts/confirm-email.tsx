'use client';

import { useTranslations } from 'next-intl';
import { call } from '#lib/http/client/call.ts';
import { LinkPress } from './link-press.tsx';

interface ConfirmEmailProps {
  prefix: string;
  token: string;
}

/** Landing of the link in the confirmation mail: confirms the address and goes on to the member's first page. */
export function ConfirmEmail({ prefix, token }: ConfirmEmailProps) {
  const t = useTranslations('accounts.confirm');
  return (
    <LinkPress
      text={t('text')}
      button={t('button')}
      press={async () => {
        await call('POST /api/users/confirmEmail', { body: { token } });
        window.location.assign(`${prefix}/match`);
      }}
      otherwise={{ href: `${prefix}/login`, label: t('login') }}
    />
  );
}
