'use client';

import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';

/** Ends the session here and on the open sockets, then shows the door from outside. */
export function LogoutButton({ prefix, className }: { prefix: string; className?: string }) {
  const t = useTranslations('shell');
  const [pending, setPending] = useState(false);
  const leave = async (): Promise<void> => {
    setPending(true);
    // A session that is gone already is what was wanted.
    await call('POST /api/users/logout').catch(() => undefined);
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
      <span className="desk:sr-only lg:not-sr-only">{t('logout')}</span>
    </Button>
  );
}
