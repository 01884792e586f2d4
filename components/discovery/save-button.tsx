'use client';

import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';

interface SaveButtonProps {
  peer: { readonly angelId: string; readonly screenName: string };
  /** As the server knows it. */
  saved: boolean;
  /** Only the icon; the label is for screen readers. */
  compact?: boolean;
  className?: string;
}

/** Puts a profile on the member's own list, or removes it. Of a hosted one it replaces the like, which nobody would receive. */
export function SaveButton({ peer, saved: before, compact = false, className }: SaveButtonProps) {
  const t = useTranslations('match.save');
  const showError = useErrorToast();
  const [saved, setSaved] = useState(before);
  // The change is shown at once; a second press waits for the answer to the first.
  const busy = useRef(false);
  const { angelId, screenName: name } = peer;
  const toggle = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setSaved(!saved);
    try {
      await call('POST /api/users/favourites', { body: { angelId, saved: !saved } });
    } catch (error) {
      setSaved(saved);
      showError(error);
    } finally {
      busy.current = false;
    }
  };
  return (
    <div className={className}>
      <Button
        variant="secondary"
        size={compact ? 'icon' : 'lg'}
        wide={!compact}
        aria-pressed={saved}
        aria-label={compact ? t('press', { name }) : undefined}
        onClick={() => {
          void toggle();
        }}
        className={clsx(saved && 'text-accent-ink')}
      >
        <Bookmark aria-hidden="true" strokeWidth={1.75} className={clsx(saved && 'fill-current')} />
        {!compact && t(saved ? 'done' : 'short')}
      </Button>
    </div>
  );
}
