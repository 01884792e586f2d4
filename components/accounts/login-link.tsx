'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';
import { useMailRequest } from './use-mail-request.ts';

interface LoginLinkProps {
  /** As typed into the form around this, without spaces. */
  email: string;
  /** Where the link leads, a path of this site. */
  target: string;
  /** Says what is wrong with the address; false keeps the call back. */
  onCheck: (form: HTMLFormElement | null) => boolean;
}

function base64(path: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(path)));
}

/**
 * The way in without a password: a link by mail. The button keeps the focus through all of it, and what it says
 * counts for the address it was pressed with.
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
  const outcome = { idle: '', pending: t('sending'), sent: t('sent'), unsent: t('unknown') };

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
