'use client';

import { useTranslations } from 'next-intl';
import { CONFIRMED_FRAGMENT } from '#components/onboarding/confirmed-fragment.ts';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
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
        try {
          await call('POST /api/users/confirmEmail', { body: { token } });
        } catch (error) {
          const body = { subject: 'confirmEmail', logText: codeOf(error) };
          call('POST /api/log/client', { body }).catch(() => undefined);
          throw error;
        }
        window.location.assign(`${prefix}/match${CONFIRMED_FRAGMENT}`);
      }}
      otherwise={{ href: `${prefix}/login`, label: t('login') }}
    />
  );
}
