'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { roundButton } from './round-button.ts';
import { useOpeningThread } from '../opening-thread.tsx';

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
