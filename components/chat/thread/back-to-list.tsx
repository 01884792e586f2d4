'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useOpeningThread } from '../opening-thread.tsx';

/** Style of an icon button in the head of a thread. */
export const roundButton =
  'control grid size-11 shrink-0 place-items-center hover:[--control-fill:var(--surface-sunken)]';

/** The link from a thread to the list, where the list is not beside it. */
export function BackToList({ prefix }: { prefix: string }) {
  const t = useTranslations('chat');
  const { closeThread } = useOpeningThread();
  return (
    <Link
      href={`${prefix}/chats`}
      prefetch={false}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault();
        closeThread();
      }}
      aria-label={t('back')}
      className={`${roundButton} md:hidden`}
    >
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-6" />
    </Link>
  );
}
