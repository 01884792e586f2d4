'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useId } from 'react';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { useOpeningThread } from '../opening-thread.tsx';
import type { NewMatch } from '../state/types.ts';

interface NewMatchesProps {
  matches: readonly NewMatch[];
  prefix: string;
}

/** Members with whom nothing has been written yet, in a row that scrolls sideways; a press opens the thread. */
export function NewMatches({ matches, prefix }: NewMatchesProps) {
  const t = useTranslations('chat.list');
  const { openId, openThread } = useOpeningThread();
  const id = useId();
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-b border-line pt-3">
      <h2 id={id} className="px-4 font-ui text-sm font-semibold text-ink-soft">
        {t('newMatches')}
      </h2>
      <ul className="flex snap-x scroll-px-1 gap-1 overflow-x-auto overscroll-x-contain px-1 pt-1 pb-2 [scrollbar-width:thin]">
        {matches.map((match) => (
          <li key={match.angelId} className="shrink-0 snap-start">
            <Link
              href={`${prefix}/chats/${match.angelId}`}
              prefetch={false}
              scroll={false}
              data-match={match.angelId}
              aria-current={match.angelId === openId ? 'page' : undefined}
              onNavigate={(event) => {
                event.preventDefault();
                openThread(match);
              }}
              className={clsx(
                'grid w-22 justify-items-center gap-1 rounded-card px-1 py-2 no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-3',
                match.angelId === openId && 'bg-sunken',
              )}
            >
              <PeerPicture
                angelId={match.angelId}
                name={match.screenName}
                photo={match.photo}
                size={64}
              />
              <span className="max-w-full truncate font-ui text-sm">{match.screenName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
