'use client';

import { LogIn, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useConnectionState } from './use-realtime.ts';

/** Publishes the height of the notice, so that a thread that covers a phone's screen begins below it. */
function publishHeight(notice: HTMLElement | null) {
  if (notice === null) return undefined;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    root.setProperty('--notice-height', `${String(notice.offsetHeight)}px`);
  });
  observer.observe(notice);
  return () => {
    observer.disconnect();
    root.removeProperty('--notice-height');
  };
}

/** Says that the connection is down, once it has been so for a moment; on phones above an open thread too. */
export function OfflineStrip({ loginHref }: { loginHref: string }) {
  const t = useTranslations('notifications.connection');
  const state = useConnectionState();
  const down = state === 'closed' || state === 'refused';
  const Icon = state === 'refused' ? LogIn : WifiOff;
  return (
    <div role="status">
      {down && (
        <p
          ref={publishHeight}
          className="offline-notice flex animate-[fade-in_var(--duration)_linear_1.5s_backwards] items-center justify-center gap-2 bg-ink px-4 py-2 text-center font-ui text-sm text-surface"
        >
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
