'use client';

import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { isScriptMissing, onScriptMissing } from '#components/ui/load-script.ts';
import { reloadIfOutdated } from '#lib/realtime/client/reload-if-outdated.ts';

const ASK_MS = 15_000;

/**
 * Says that a part of the page is still being fetched, after its first attempt has failed. A server with a newer
 * build no longer has the part: the page is then reloaded.
 */
export function MissingScriptStrip() {
  const t = useTranslations('failure');
  const isMissing = useSyncExternalStore(onScriptMissing, isScriptMissing, () => false);
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(() => void reloadIfOutdated(), ASK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isMissing]);
  return (
    <div role="status">
      {isMissing && (
        <p className="fixed inset-x-0 bottom-0 z-50 flex items-center justify-center gap-2 bg-ink px-4 py-2 text-center font-ui text-sm text-surface">
          <RefreshCw aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {t('part')}
        </p>
      )}
    </div>
  );
}
