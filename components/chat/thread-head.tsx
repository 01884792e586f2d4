import { ArrowLeft, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Avatar } from '#components/ui/avatar.tsx';
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
}

/** Whom one writes with; for hosted profiles who answers stands right below the name. */
export function ThreadHead({ peer, online, prefix }: ThreadHeadProps) {
  const t = useTranslations('chat');
  const profileHref = peer.kind === 'system' ? undefined : `${prefix}/user/${peer.angelId}`;
  const who = (
    <>
      <Avatar name={peer.screenName} size={44} {...(peer.photo !== null && { src: peer.photo })} />
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
      {profileHref !== undefined && (
        <Tooltip text={t('profile', { name: peer.screenName })} side="bottom">
          <a
            href={profileHref}
            aria-label={t('profile', { name: peer.screenName })}
            className={round}
          >
            <UserRound aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </a>
        </Tooltip>
      )}
    </header>
  );
}
