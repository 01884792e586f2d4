'use client';

import { useTranslations } from 'next-intl';
import { usePathname, useRouter } from 'next/navigation';
import { startTransition, useCallback, useEffect } from 'react';
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

const RETRY_AFTER_MS = 2_000;
const MINUTE_MS = 60_000;

/** When each path was last retried without a reload: after a second failure the page is reloaded. */
const triedAgain = new Map<string, number>();

function wasTried(pathname: string): boolean {
  return performance.now() - (triedAgain.get(pathname) ?? -MINUTE_MS) < MINUTE_MS;
}

/**
 * Replaces a page that threw, in its own language: try again, or go to the home page. The error is logged once. The
 * first attempt is made by itself, because a database that was lost during the rendering is mostly back by then.
 */
export function PageError({ error, reset }: PageErrorProps) {
  const t = useTranslations('failure');
  const pathname = usePathname();
  const router = useRouter();
  const prefix = PREFIX.exec(pathname)?.[0] ?? '';
  const { digest } = error;
  useEffect(() => {
    reportError('E R R O R BOUNDARY', error);
  }, [error]);

  const retry = useCallback((): void => {
    triedAgain.set(pathname, performance.now());
    startTransition(() => {
      router.refresh();
      reset();
    });
  }, [pathname, reset, router]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!wasTried(pathname)) retry();
    }, RETRY_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [error, pathname, retry]);
  const press = (): void => {
    if (wasTried(pathname)) location.reload();
    else retry();
  };

  return (
    <Missing title={t('title')} text={t('text')}>
      <Button size="lg" onClick={press}>
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
