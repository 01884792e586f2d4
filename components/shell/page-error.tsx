'use client';

import { useTranslations } from 'next-intl';
import { usePathname, useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { reportError } from '#components/tracking/report-error.ts';
import { Button } from '#components/ui/button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Missing } from './missing.tsx';

interface PageErrorProps {
  /** `digest` is the only part of the error that leaves the server. */
  error: Error & { digest?: string };
  reset: () => void;
}

const PREFIX = /^\/(?:it|es|fr|en)(?=\/|$)/;

/** Paths that were retried without a reload: after a second failure the page is reloaded. */
const triedAgain = new Set<string>();

/** Replaces a page that threw, in its own language: try again, or go to the home page. The error is logged once. */
export function PageError({ error, reset }: PageErrorProps) {
  const t = useTranslations('failure');
  const pathname = usePathname();
  const router = useRouter();
  const prefix = PREFIX.exec(pathname)?.[0] ?? '';
  const { digest } = error;
  useEffect(() => {
    reportError('E R R O R BOUNDARY', error);
  }, [error]);

  const again = (): void => {
    if (triedAgain.has(pathname)) {
      location.reload();
      return;
    }
    triedAgain.add(pathname);
    startTransition(() => {
      router.refresh();
      reset();
    });
  };

  return (
    <Missing title={t('title')} text={t('text')}>
      <Button size="lg" onClick={again}>
        {t('again')}
      </Button>
      <a href={`${prefix}/`} className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
        {t('home')}
      </a>
      {digest !== undefined && (
        <p className="w-full text-sm text-ink-soft">{t('reference', { digest })}</p>
      )}
    </Missing>
  );
}
