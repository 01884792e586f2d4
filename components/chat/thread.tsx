'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { usePresence } from '#components/notifications/use-presence.ts';
import { AskPush } from '#components/push/ask-push.tsx';
import { DisclosureNotice } from './disclosure-notice.tsx';
import { MessageDialogs } from './message-dialogs.tsx';
import { ThreadFooter } from './thread-footer.tsx';
import { ThreadFrame } from './thread-frame.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadRequirements } from './thread-requirements.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import type { ThreadAnswer } from './types.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useThreadView } from './use-thread-view.ts';
import { useVisibleHeight } from './use-visible-height.ts';

export interface ThreadProps {
  /** The server's answer, for the first paint. */
  thread: ThreadAnswer;
  /** Members only: hosted profiles show no online status. */
  online: boolean;
  /** City of the profile, for the suggestions. */
  city: string | null;
  /** Nothing can be written before the card check, which is made at `cardCheckHref`. */
  needsCardCheck: boolean;
  cardCheckHref: string | null;
  cardVerified: boolean;
  /** The time at which the server rendered the page. */
  now: number;
  /** The brand's time zone. */
  timeZone: string;
  /** Locale prefix of links: empty or `/en`. */
  prefix: string;
}

/** One conversation: the whole screen on phones, the right pane beside the list elsewhere. */
export function Thread(props: ThreadProps) {
  const { prefix, cardCheckHref } = props;
  const { peer } = props.thread;
  const t = useTranslations('chat');
  const view = useThreadView(props.thread);
  const online = usePresence(peer.angelId, props.online);
  const root = useRef<HTMLElement>(null);
  useVisibleHeight(root);
  useArrivalFocus(root, view.field);
  const { composer } = view.threadStatus;
  const plansHref = `${prefix}/vip_plan/fine_crediti`;
  return (
    <ThreadFrame ref={root} tabIndex={-1} aria-label={t('with', { name: peer.screenName })}>
      <ThreadHead
        peer={peer}
        closed={composer === 'blocked' || composer === 'gone'}
        online={online}
        held={view.threadStatus.heldByOperator}
        prefix={prefix}
        liked={view.state.stored.some(({ type, from }) => type === 'like' && from === 'self')}
        cardCheckHref={cardCheckHref}
      />
      {peer.label !== null && <DisclosureNotice answeredBy={peer.answeredBy} />}
      <ThreadMessages view={view} box={view.box} {...props} />
      <AskPush stored={view.state.stored} name={peer.screenName} />
      <ThreadFooter
        view={view}
        peer={peer}
        city={props.city}
        needsCardCheck={props.needsCardCheck}
        cardCheckHref={cardCheckHref}
        cardVerified={props.cardVerified}
        plansHref={plansHref}
      />
      <MessageDialogs view={view} peer={peer} />
      <ThreadRequirements view={view} peer={peer} cardCheckHref={cardCheckHref} />
    </ThreadFrame>
  );
}
