import { ArrowLeft, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LikeButton } from '#components/discovery/like-button.tsx';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { SafetyMenu } from '#components/safety/safety-menu.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { cn } from '#components/ui/cn.ts';
import { Tooltip } from '#components/ui/tooltip.tsx';
import type { Peer } from './types.ts';

const round =
  'control grid size-11 shrink-0 place-items-center hover:[--control-fill:var(--surface-sunken)]';

interface ThreadHeadProps {
  peer: Peer;
  online: boolean;
  prefix: string;
  /** A block stands, or the other one has left: nothing is to be done about them here. */
  closed: boolean;
  /** A like of the member's stands in the thread. */
  liked: boolean;
  cardCheckHref: string | null;
}

/** Whom one writes with; for hosted profiles who answers stands right below the name. */
export function ThreadHead(props: ThreadHeadProps) {
  const { peer, online, prefix, closed, liked, cardCheckHref } = props;
  const t = useTranslations('chat');
  const reachable = peer.kind !== 'system' && !closed;
  const profileHref = reachable ? `${prefix}/user/${peer.angelId}` : undefined;
  const who = (
    <>
      <PeerPicture angelId={peer.angelId} name={peer.screenName} photo={peer.photo} size={44} />
      <span className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
        <span className="display max-w-full truncate py-0.5 text-lg">{peer.screenName}</span>
        {peer.label !== null && <Badge tone="hosted">{peer.label}</Badge>}
        {peer.label === null && online && (
          <span className="flex items-center gap-1.5 font-ui text-xs text-ink-soft">
            <span aria-hidden="true" className="size-2 rounded-full bg-success" />
            {t('online')}
          </span>
        )}
      </span>
    </>
  );
  return (
    <header className="flex items-center gap-1 border-b border-line bg-surface px-1 py-2 desk:px-3">
      <a href={`${prefix}/chats/`} aria-label={t('back')} className={cn(round, 'md:hidden')}>
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </a>
      <h1 className="min-w-0 flex-1 text-base">
        {profileHref === undefined ? (
          <span className="flex items-center gap-3">{who}</span>
        ) : (
          <a href={profileHref} className="flex items-center gap-3 no-underline">
            {who}
          </a>
        )}
      </h1>
      {reachable && (
        <LikeButton compact source="profile" {...{ peer, prefix, liked, cardCheckHref }} />
      )}
      {profileHref !== undefined && (
        <Tooltip text={t('profile', { name: peer.screenName })} side="bottom">
          <a
            href={profileHref}
            aria-label={t('profile', { name: peer.screenName })}
            className={cn(round, 'max-desk:hidden')}
          >
            <UserRound aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </a>
        </Tooltip>
      )}
      {reachable && <SafetyMenu peer={peer} surface="chat" />}
    </header>
  );
}
