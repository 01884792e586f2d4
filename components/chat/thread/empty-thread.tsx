import { useTranslations } from 'next-intl';
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
