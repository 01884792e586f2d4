'use client';

import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { storedVisits, visitedIds } from './visited.ts';

function watch(changed: () => void): () => void {
  // A page restored from the history was frozen while the profile was open.
  const events = ['storage', 'pageshow'] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** Marks the card of a profile that was opened before. Only this browser knows of it. */
export function VisitedMark({ id }: { id: string }) {
  const t = useTranslations('discovery.card');
  const stored = useSyncExternalStore(watch, storedVisits, () => null);
  if (!visitedIds(stored).includes(id)) return null;
  return (
    <span className="flex items-center gap-1 font-ui text-xs text-ink-soft">
      <Eye aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      <span className="profile-card-label">{t('seen')}</span>
    </span>
  );
}
