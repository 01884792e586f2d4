'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Around the outline of a page that is on its way; says so to those who do not see it. */
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
