import { clsx } from 'clsx';
import { SendHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { TextBubble } from '#components/chat/thread/text-bubble.tsx';
import { ThreadPeer } from '#components/chat/thread/thread-peer.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import type { HomePerson } from '#lib/media/portraits/home-people.ts';

interface HomeThreadProps {
  peer: HomePerson;
}

/** A conversation as members see it, as a still picture: its caption says to screen readers what it shows. */
export function HomeThread({ peer: { name, photo } }: HomeThreadProps) {
  const t = useTranslations('home');
  const chat = useTranslations('brand');
  const composer = useTranslations('chat.composer');
  return (
    <figure className="home-thread">
      <div aria-hidden="true" className="home-thread-screen">
        <div className="home-thread-head">
          <ThreadPeer name={name} picture={<Avatar src={photo.thumb} name={name} size={44} />} />
        </div>
        <div className="home-thread-messages">
          <TextBubble variant="peer" text={chat('chat.first')} />
          <TextBubble variant="own" text={chat('chat.reply')} />
          <TextBubble variant="peer" text={chat('chat.last')} />
        </div>
        <div className="home-thread-composer">
          <span className="field-box text-ink-soft">{composer('placeholder')}</span>
          <span className={clsx(buttonStyle({ size: 'icon' }), 'shrink-0')}>
            <SendHorizontal strokeWidth={1.75} />
          </span>
        </div>
      </div>
      <figcaption>{t('thread', { name })}</figcaption>
    </figure>
  );
}
