'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { WaitLoader } from '#components/brand/wait-loader.tsx';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { OpeningPeer } from '../opening-thread.tsx';
import { ThreadFrame } from './thread-frame.tsx';

const BUBBLES = ['w-3/5', 'w-2/5', 'ml-auto w-1/2', 'w-2/3', 'ml-auto w-1/3'];

/** Skeleton of a thread that is loading, with the name that is already known. */
export function ThreadSkeleton({ peer }: { peer: OpeningPeer }) {
  const t = useTranslations('chat');
  return (
    <ThreadFrame
      aria-busy="true"
      aria-label={t('with', { name: peer.screenName })}
      className="desk:absolute desk:inset-0 desk:z-10"
    >
      <div className="flex items-center gap-3 border-b border-line px-4 py-2 max-md:pl-12">
        <PeerPicture angelId={peer.angelId} name={peer.screenName} photo={peer.photo} size={44} />
        <span className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
          <span className="display max-w-full truncate py-0.5 text-lg">{peer.screenName}</span>
          {peer.label !== null && <HostedLabel label={peer.label} answeredBy={peer.answeredBy} />}
        </span>
      </div>
      <div
        aria-hidden="true"
        className="relative flex min-h-0 flex-1 flex-col justify-end gap-3 p-4 desk:px-6"
      >
        {BUBBLES.map((width) => (
          <Skeleton key={width} className={clsx('h-11 rounded-card', width)} />
        ))}
        <WaitLoader className="absolute" />
      </div>
      <div aria-hidden="true" className="border-t border-line p-3 desk:px-5">
        <Skeleton className="h-12 rounded-field" />
      </div>
    </ThreadFrame>
  );
}
