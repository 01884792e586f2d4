import { useTranslations } from 'next-intl';
import { AnswererMark } from './answerer-mark.tsx';
import type { Bundle } from '../state/group-messages.ts';
import type { MessageAction } from './message-menu.tsx';
import { MessageRow } from './message-row.tsx';
import { Notice } from './notice.tsx';
import { markOf, SendMark } from './send-mark.tsx';
import type { ThreadState } from '../state/thread-state.ts';
import type { Peer, ThreadMessage } from '../state/types.ts';

interface MessageBundleProps {
  bundle: Bundle;
  peer: Peer;
  marks: Pick<ThreadState, 'peerReadSeq' | 'peerDeliveredSeq'>;
  unlockHref: string;
  cardCheckHref: string | null;
  clock: (time: number) => string;
  onPick: (action: MessageAction, message: ThreadMessage) => void;
}

/** Consecutive messages of one side, with the time and, below those of hosted profiles, who answered. */
export function MessageBundle(props: MessageBundleProps) {
  const { bundle, peer, marks } = props;
  const t = useTranslations('chat');
  const last = bundle.messages.at(-1);
  if (last === undefined) return null;
  if (last.type !== 'personal') return <Notice message={last} peer={peer} />;
  const own = bundle.from === 'self';
  return (
    <div
      data-answerer={last.answerer ?? undefined}
      className={own ? 'grid justify-items-end gap-1' : 'grid justify-items-start gap-1'}
    >
      <span className="sr-only">{own ? t('you') : peer.screenName}</span>
      {bundle.messages.map((message) => (
        <MessageRow
          key={message.seq}
          message={message}
          peer={peer}
          unlockHref={props.unlockHref}
          cardCheckHref={props.cardCheckHref}
          onPick={props.onPick}
        />
      ))}
      <p className="flex flex-wrap items-center gap-x-2 px-1 font-ui text-xs text-ink-soft">
        {!own && last.answerer !== null && <AnswererMark answerer={last.answerer} />}
        <time dateTime={new Date(last.time).toISOString()} className="tabular">
          {props.clock(last.time)}
        </time>
        {own && <SendMark state={markOf(last.seq, marks)} />}
      </p>
    </div>
  );
}
