'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Missing } from './missing.tsx';

interface PageErrorProps {
  /** The number is the only thing of it that leaves the server. */
  error: Error & { digest?: string };
}

const PREFIX = /^\/(?:it|es|fr|en)(?=\/|$)/;

/** In place of a page that broke, in its own language: try again, or begin anew. */
export function PageError({ error: { digest } }: PageErrorProps) {
  const t = useTranslations('failure');
  const prefix = PREFIX.exec(usePathname())?.[0] ?? '';
  return (
    <Missing title={t('title')} text={t('text')}>
      <Button
        size="lg"
        onClick={() => {
          location.reload();
        }}
      >
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
