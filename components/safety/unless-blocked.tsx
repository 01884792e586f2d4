'use client';

import { clsx } from 'clsx';
import { Ban } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SafetyPeer } from './types.ts';
import { UnblockButton } from './unblock-button.tsx';
import { useBlock } from './use-block.ts';

interface UnlessBlockedProps {
  peer: SafetyPeer;
  /** Another action below the unblock button. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

function takeFocus(note: HTMLElement | null): void {
  note?.focus();
}

/** Content about a profile; once the member has blocked it here, a note with an unblock button replaces it. */
export function UnlessBlocked({ peer, action, className, children }: UnlessBlockedProps) {
  const t = useTranslations('safety.note');
  const { blocked } = useBlock(peer);
  if (!blocked) return children;
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      className={clsx(
        'grid content-center justify-items-center gap-2 rounded-card border border-dashed border-line-strong p-4 text-center',
        className,
      )}
    >
      <Ban aria-hidden="true" strokeWidth={1.75} className="size-6 text-ink-soft" />
      <p className="font-ui font-semibold [overflow-wrap:anywhere]">
        {t('title', { name: peer.screenName })}
      </p>
      <p className="text-sm text-ink-soft">{t('text')}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-1">
        <UnblockButton peer={peer} />
        {action}
      </div>
    </section>
  );
}
