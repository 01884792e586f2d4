'use client';

import { LogIn, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useConnectionState } from './use-realtime.ts';

/** Says that the connection is down, once it has been so for a moment. */
export function OfflineStrip({ loginHref }: { loginHref: string }) {
  const t = useTranslations('notifications.connection');
  const state = useConnectionState();
  const down = state === 'closed' || state === 'refused';
  const Icon = state === 'refused' ? LogIn : WifiOff;
  return (
    <div role="status">
      {down && (
        <p className="flex animate-[fade-in_var(--duration)_linear_1.5s_backwards] items-center justify-center gap-2 bg-ink px-4 py-2 text-center font-ui text-sm text-surface">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {state === 'refused' ? (
            <a href={loginHref} className="underline">
              {t('refused')}
            </a>
          ) : (
            t('closed')
          )}
        </p>
      )}
    </div>
  );
}
