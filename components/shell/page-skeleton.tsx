'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Around the skeleton of a page that is loading; announces it to screen readers. */
export function PageSkeleton({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <main aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {children}
    </main>
  );
}
