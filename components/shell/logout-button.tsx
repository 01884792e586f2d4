'use client';

import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { forgetUnsent } from '#components/chat/state/forget-unsent.ts';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';
import { CallError } from '#lib/http/client/call-error.ts';

/** Ends the session here and on the open sockets, then opens the visitor's home page. */
export function LogoutButton({ prefix, className }: { prefix: string; className?: string }) {
  const t = useTranslations('shell');
  const showError = useErrorToast();
  const [pending, setPending] = useState(false);
  const leave = async (): Promise<void> => {
    setPending(true);
    try {
      await call('POST /api/users/logout');
    } catch (error) {
      // A session that is already gone is the wanted result; after any other error the session may still
      // exist.
      if (!(error instanceof CallError) || error.status !== 401) {
        showError(error);
        setPending(false);
        return;
      }
    }
    forgetUnsent();
    location.assign(`${prefix}/`);
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      pending={pending}
      {...(className === undefined ? {} : { className })}
      onClick={() => {
        void leave();
      }}
    >
      <LogOut aria-hidden="true" strokeWidth={1.75} />
      <span className="@max-6xl/bar:sr-only">{t('logout')}</span>
    </Button>
  );
}
