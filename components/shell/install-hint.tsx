'use client';

import { Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import {
  acceptInstall,
  declineInstall,
  isInstallOffered,
  onInstallOffer,
} from './install-prompt.ts';

/** One line that offers to install the site on the home screen, if the browser can, until the member declines. */
export function InstallHint({ brandName }: { brandName: string }) {
  const t = useTranslations('shell.install');
  const isOffered = useSyncExternalStore(onInstallOffer, isInstallOffered, () => false);
  if (!isOffered) return null;
  return (
    <aside
      aria-label={t('label')}
      className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) py-3 font-ui text-sm"
    >
      <Smartphone
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-5 shrink-0 text-accent-ink"
      />
      <p className="min-w-0 flex-1 basis-48 leading-snug">{t('text', { brand: brandName })}</p>
      <div className="flex gap-2">
        <Button size="sm" variant="quiet" onClick={declineInstall}>
          {t('no')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void acceptInstall()}>
          {t('yes')}
        </Button>
      </div>
    </aside>
  );
}
