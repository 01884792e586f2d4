'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';
import { useMailRequest } from './use-mail-request.ts';
import { LOGIN_LINK_MS } from '#lib/accounts/limits.ts';
import { HOUR } from '#lib/kernel/clock.ts';

interface LoginLinkProps {
  /** The address typed into the surrounding form, without spaces. */
  email: string;
  /** Where the link leads, a path of this site. */
  target: string;
  /** Shows what is wrong with the address; false prevents the call. */
  onCheck: (form: HTMLFormElement | null) => boolean;
}

function base64(path: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(path)));
}

/**
 * Login without a password, by a mailed link. The button keeps the focus throughout. Its status applies only
 * to the address that was typed when it was pressed.
 */
export function LoginLink({ email, target, onCheck }: LoginLinkProps) {
  const t = useTranslations('accounts.login.link');
  const [asked, setAsked] = useState<string>();
  const { state, fault, left, clock, requestMail } = useMailRequest('login.link', async () => {
    const body = { email, redirect: base64(target) };
    return (await call('POST /api/users/autoLogin', { body })).result === 'OK';
  });
  const same = asked === email;
  const pending = state === 'pending';
  const isCoolingDown = same && left > 0;
  const outcome = {
    idle: '',
    pending: t('sending'),
    sent: t('sent', { loginLinkHours: LOGIN_LINK_MS / HOUR }),
    unsent: t('unknown'),
  };

  const press = (form: HTMLFormElement | null): void => {
    if (pending || isCoolingDown || !onCheck(form)) return;
    setAsked(email);
    void requestMail();
  };
  return (
    <div>
      <Button
        variant="secondary"
        wide
        aria-disabled={pending || isCoolingDown}
        className="aria-disabled:cursor-default aria-disabled:opacity-60"
        onClick={(event) => {
          press(event.currentTarget.form);
        }}
      >
        {isCoolingDown ? <span className="tabular">{t('again', { time: clock })}</span> : t('ask')}
      </Button>
      <p role="status" className="text-center text-sm text-ink-soft not-empty:mt-2">
        {same && (fault ?? outcome[state])}
      </p>
    </div>
  );
}
