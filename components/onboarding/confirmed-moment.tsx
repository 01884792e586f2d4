'use client';

import { Sparkles, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { CONFIRMED_FRAGMENT } from './confirmed-fragment.ts';

/** Once, on the first page after the address was confirmed: from now on others see the member. */
export function ConfirmedMoment() {
  const t = useTranslations('onboarding.confirmed');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (window.location.hash !== CONFIRMED_FRAGMENT) return;
    const { pathname, search } = window.location;
    // A reload does not show it again.
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    queueMicrotask(() => {
      setShown(true);
    });
  }, []);
  return (
    <div aria-live="polite">
      {shown && (
        <div className="bg-accent text-on-accent">
          <div className="mx-auto flex max-w-page items-center gap-4 px-(--gutter) py-5">
            <Sparkles aria-hidden="true" strokeWidth={1.5} className="size-9 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="display text-2xl">{t('title')}</p>
              <p className="font-ui text-sm">{t('text')}</p>
            </div>
            <IconButton
              label={t('close')}
              icon={<X aria-hidden="true" strokeWidth={1.75} />}
              onClick={() => {
                setShown(false);
              }}
            />
          </div>
        </div>
      )}
    </div>
  );
}
