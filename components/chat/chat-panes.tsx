'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CHAT_FRAME, CHAT_LIST } from './chat-frame.ts';
import { useOpeningThread } from './opening-thread.tsx';
import { ThreadSkeleton } from './thread/thread-skeleton.tsx';

interface ChatPanesProps {
  /** "Messages": heading of the list on wide screens; on phones the shell's top bar shows it. */
  title: string;
  list: ReactNode;
  /** The open thread, or the hint that replaces it. */
  children: ReactNode;
}

/** List and thread. Narrow screens show one of them; the list keeps its scroll position under an open thread. */
export function ChatPanes({ title, list, children }: ChatPanesProps) {
  const { openId, opening } = useOpeningThread();
  const open = openId !== undefined;
  // An open thread has its name as the `h1`.
  const Title = open ? 'h2' : 'h1';
  return (
    <div className={CHAT_FRAME}>
      <div
        className={clsx(
          CHAT_LIST,
          'md:visible md:static',
          open && 'invisible desk:absolute desk:inset-0',
        )}
      >
        <Title className="display px-4 pt-5 pb-3 text-2xl max-desk:sr-only">{title}</Title>
        {list}
      </div>
      <div
        className={clsx(
          'relative min-h-0 min-w-0 flex-1 flex-col md:flex',
          open ? 'flex max-desk:absolute' : 'hidden',
        )}
      >
        <div className={clsx('flex min-h-0 flex-1 flex-col', opening !== null && 'invisible')}>
          {children}
        </div>
        {opening !== null && <ThreadSkeleton peer={opening} />}
      </div>
    </div>
  );
}
