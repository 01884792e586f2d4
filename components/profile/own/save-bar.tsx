'use client';

import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';

interface SaveBarProps {
  unsaved: boolean;
  pending: boolean;
}

/** Stays at the bottom of the window while something is unsaved; otherwise shows that everything is saved. */
export function SaveBar({ unsaved, pending }: SaveBarProps) {
  const t = useTranslations('account');
  return (
    <div
      className={clsx(
        'z-20 -mx-(--gutter) flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) py-3',
        unsaved &&
          'sticky bottom-[calc(var(--menu-height)+env(safe-area-inset-bottom))] border-t border-line bg-surface desk:bottom-0',
      )}
    >
      <p
        role="status"
        className={clsx(
          'flex flex-1 items-center gap-2 text-sm',
          unsaved ? 'font-medium' : 'text-ink-soft',
        )}
      >
        {!unsaved && (
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        )}
        {t(unsaved ? 'unsaved' : 'allSaved')}
      </p>
      <Button type="submit" pending={pending} disabled={!unsaved} className="min-w-32">
        {t('save')}
      </Button>
    </div>
  );
}
