'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SkeletonRegion } from './skeleton-region.tsx';

/** Around the skeleton of a page that is loading; announces it to screen readers. */
export function PageSkeleton({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <main>
      <SkeletonRegion label={t('loading')}>{children}</SkeletonRegion>
    </main>
  );
}
