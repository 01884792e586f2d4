'use client';

import { clsx } from 'clsx';
import { Headset, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CallButton } from '#components/calls/call-button.tsx';
import { LikeButton } from '#components/discovery/like-button.tsx';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { SafetyMenu } from '#components/safety/safety-menu.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Tooltip } from '#components/ui/tooltip.tsx';
import { useOpeningThread } from '../opening-thread.tsx';
import { BackToList } from './back-to-list.tsx';
import { roundButton } from './back-to-list.tsx';
import type { Peer } from '../state/types.ts';
import { ThreadPeer } from './thread-peer.tsx';

interface ThreadHeadProps {
  peer: Peer;
  online: boolean;
  prefix: string;
  /** A block exists, or the peer has left: no action is offered here. */
  closed: boolean;
  /** An operator holds the conversation, until they release it. */
  held: boolean;
  matched: boolean;
  /** The two may call each other. */
  offersCall: boolean;
  /** The thread contains a like of the member. */
  liked: boolean;
  cardCheckHref: string | null;
}

/**
 * The peer's picture and name; for hosted profiles, who answers is right below the name. Both have a row of their
 * own where large text or a small window leave too little beside the buttons.
 */
export function ThreadHead(props: ThreadHeadProps) {
  const { peer, online, prefix, closed, liked, cardCheckHref } = props;
  const t = useTranslations('chat');
  const { closeThread } = useOpeningThread();
  const reachable = peer.kind !== 'system' && !closed;
  const profileHref = reachable ? `${prefix}/user/${peer.angelId}` : undefined;
  const who = (
    <ThreadPeer
      name={peer.screenName}
      picture={
        <PeerPicture angelId={peer.angelId} name={peer.screenName} photo={peer.photo} size={44} />
      }
    >
      {peer.label !== null && (
        <span className="flex max-w-full flex-wrap gap-1">
          <HostedLabel label={peer.label} answeredBy={peer.answeredBy} />
          {props.held && (
            <Badge tone="accent">
              <Headset aria-hidden="true" strokeWidth={2} className="size-3.5 shrink-0" />
              {t('held')}
            </Badge>
          )}
        </span>
      )}
      {peer.label === null && online && (
        <span className="flex items-center gap-1.5 font-ui text-xs text-ink-soft">
          <span aria-hidden="true" className="size-2 rounded-full bg-success" />
          {t('online')}
        </span>
      )}
    </ThreadPeer>
  );
  return (
    <header className="thread-head">
      <BackToList prefix={prefix} />
      <h1 className="min-w-0 text-base md:pl-1">
        {profileHref === undefined ? (
          <span className="flex items-center gap-3">{who}</span>
        ) : (
          <a href={profileHref} className="flex items-center gap-3 no-underline">
            {who}
          </a>
        )}
      </h1>
      <span className="thread-head-actions">
        {reachable && props.offersCall && <CallButton peer={peer} />}
        {reachable && peer.label === null && (
          <LikeButton
            compact
            source="profile"
            peer={peer}
            prefix={prefix}
            liked={liked}
            cardCheckHref={cardCheckHref}
          />
        )}
        {profileHref !== undefined && (
          <Tooltip text={t('profile', { name: peer.screenName })} side="bottom">
            {(trigger) => (
              <a
                {...trigger}
                href={profileHref}
                aria-label={t('profile', { name: peer.screenName })}
                className={clsx(roundButton, 'max-desk:hidden')}
              >
                <UserRound aria-hidden="true" strokeWidth={1.75} className="size-5" />
              </a>
            )}
          </Tooltip>
        )}
        {reachable && (
          <SafetyMenu
            peer={peer}
            surface="chat"
            onUnmatched={props.matched ? closeThread : undefined}
            dateHref={props.matched ? `${prefix}/dates?with=${peer.angelId}` : undefined}
          />
        )}
      </span>
    </header>
  );
}
