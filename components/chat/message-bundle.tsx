import { Eye, Heart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AnswererMark } from './answerer-mark.tsx';
import { OwnBubble, PeerBubble } from './bubble.tsx';
import type { Bundle } from './group-messages.ts';
import { SendMark } from './send-mark.tsx';
import type { Peer } from './types.ts';

interface MessageBundleProps {
  bundle: Bundle;
  peer: Peer;
  peerReadSeq: number;
  unlockHref: string;
  clock: (time: number) => string;
}

/** A like or a visit stands between the messages as a line of its own. */
function Notice({ bundle, peer }: Pick<MessageBundleProps, 'bundle' | 'peer'>) {
  const t = useTranslations('chat.notice');
  const [first] = bundle.messages;
  if (first === undefined) return null;
  const visit = first.type === 'visit';
  const Icon = visit ? Eye : Heart;
  const kind = first.category === 'like_reply' ? 'match' : visit ? 'visit' : 'like';
  return (
    <p className="mx-auto flex w-fit max-w-full items-center gap-2 rounded-badge bg-sunken px-3 py-1.5 text-center font-ui text-sm text-ink-soft">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-accent-ink" />
      {t(`${kind}.${bundle.from}`, { name: peer.screenName })}
    </p>
  );
}

/** What one side wrote in one go, with the time and, below hosted ones, who answered. */
export function MessageBundle({
  bundle,
  peer,
  peerReadSeq,
  unlockHref,
  clock,
}: MessageBundleProps) {
  const t = useTranslations('chat');
  const last = bundle.messages.at(-1);
  if (last === undefined) return null;
  if (last.type === 'like' || last.type === 'visit') {
    return <Notice bundle={bundle} peer={peer} />;
  }
  const own = bundle.from === 'self';
  return (
    <div
      className={
        own ? 'grid justify-items-end gap-1 pl-12' : 'grid justify-items-start gap-1 pr-12'
      }
    >
      <span className="sr-only">{own ? t('you') : peer.screenName}</span>
      {bundle.messages.map((message) =>
        own ? (
          <OwnBubble key={message.seq}>{message.msg}</OwnBubble>
        ) : (
          <PeerBubble key={message.seq} message={message} unlockHref={unlockHref} />
        ),
      )}
      <p className="flex flex-wrap items-center gap-x-2 px-1 font-ui text-xs text-ink-soft">
        {!own && last.answerer !== null && <AnswererMark answerer={last.answerer} />}
        <time dateTime={new Date(last.time).toISOString()} className="tabular">
          {clock(last.time)}
        </time>
        {own && <SendMark state={last.seq <= peerReadSeq ? 'read' : 'sent'} />}
      </p>
    </div>
  );
}
