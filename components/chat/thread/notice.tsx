import { Eye, Headset, Heart, Phone, PhoneMissed, PhoneOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Peer, ThreadMessage } from '../state/types.ts';
import { clockText } from '#components/media/voice/clock-text.ts';

const icons = {
  like: Heart,
  match: Heart,
  visit: Eye,
  operatorJoined: Headset,
  operatorLeft: Headset,
  callEnded: Phone,
  callMissed: PhoneMissed,
  callDeclined: PhoneOff,
};

const CATEGORIES = new Map([
  ['operator_joined', 'operatorJoined'],
  ['operator_left', 'operatorLeft'],
  ['like_reply', 'match'],
  ['call_ended', 'callEnded'],
  ['call_missed', 'callMissed'],
  ['call_declined', 'callDeclined'],
] as const);

/** The event that an entry without text describes. Pure. */
function happening({ type, category }: Pick<ThreadMessage, 'type' | 'category'>) {
  const known = [...CATEGORIES].find(([one]) => one === category)?.[1];
  return known ?? (type === 'visit' ? ('visit' as const) : ('like' as const));
}

/** A like, a visit, a call, or that an operator joined or left: a line of its own between the messages. */
export function Notice({ message, peer }: { message: ThreadMessage; peer: Peer }) {
  const t = useTranslations('chat.notice');
  const what = happening(message);
  const Icon = icons[what];
  const text = (): string => {
    switch (what) {
      case 'operatorJoined':
      case 'operatorLeft':
        return t(what, { name: peer.screenName });
      case 'callEnded':
        return t(what, { length: clockText(Number(message.msg ?? 0) * 1_000) });
      default:
        return t(`${what}.${message.from}`, { name: peer.screenName });
    }
  };
  return (
    <p className="mx-auto flex w-fit max-w-full items-center gap-2 rounded-badge bg-sunken px-3 py-1.5 text-center font-ui text-sm text-ink-soft">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-accent-ink" />
      {text()}
    </p>
  );
}
