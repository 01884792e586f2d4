import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PeerPortrait } from '#components/media/peer-portrait.tsx';
import type { Peer } from '../state/types.ts';

/** Shown while nothing is written in a thread: who the peer is, and an encouragement to write. */
export function EmptyThread({ peer }: { peer: Peer }) {
  const t = useTranslations('chat.first');
  return (
    <div className="m-auto grid max-w-sm justify-items-center gap-3 px-6 py-4 text-center">
      <span className="w-32 short:hidden">
        <PeerPortrait angelId={peer.angelId} name={peer.screenName} photo={peer.photo} />
      </span>
      <p className="display text-xl">{t('title', { name: peer.screenName })}</p>
      <p className="text-ink-soft short:hidden">{t('shy')}</p>
    </div>
  );
}

/** Shown in place of a thread on wide screens while none is open. */
export function NoThread({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate grid flex-1 place-items-center overflow-hidden p-8">
      <span aria-hidden="true" className="pattern absolute inset-0 -z-10 opacity-60" />
      {children}
    </div>
  );
}
