import { Eye, Headset, Heart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Peer, ThreadMessage } from '../state/types.ts';

const icons = {
  like: Heart,
  match: Heart,
  visit: Eye,
  operatorJoined: Headset,
  operatorLeft: Headset,
};

/** The event that an entry without text describes. Pure. */
function happening({ type, category }: Pick<ThreadMessage, 'type' | 'category'>) {
  if (category === 'operator_joined') return 'operatorJoined' as const;
  if (category === 'operator_left') return 'operatorLeft' as const;
  if (category === 'like_reply') return 'match' as const;
  return type === 'visit' ? ('visit' as const) : ('like' as const);
}

/** A like, a visit, or that an operator joined or left: a line of its own between the messages. */
export function Notice({ message, peer }: { message: ThreadMessage; peer: Peer }) {
  const t = useTranslations('chat.notice');
  const what = happening(message);
  const Icon = icons[what];
  return (
    <p className="mx-auto flex w-fit max-w-full items-center gap-2 rounded-badge bg-sunken px-3 py-1.5 text-center font-ui text-sm text-ink-soft">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-accent-ink" />
      {t(what === 'operatorJoined' || what === 'operatorLeft' ? what : `${what}.${message.from}`, {
        name: peer.screenName,
      })}
    </p>
  );
}
