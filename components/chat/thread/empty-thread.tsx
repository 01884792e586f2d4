import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import type { Peer } from '../state/types.ts';

/** Shown in an empty thread: who the peer is, and an encouragement to write. */
export function EmptyThread({ peer }: { peer: Peer }) {
  const t = useTranslations('chat.first');
  return (
    <div className="m-auto grid max-w-sm justify-items-center gap-3 px-6 py-4 text-center">
      <span className="short:hidden">
        <Avatar
          name={peer.screenName}
          size={96}
          {...(peer.photo !== null && { src: peer.photo })}
        />
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
