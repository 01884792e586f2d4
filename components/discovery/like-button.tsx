'use client';

import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { Button } from '#components/ui/button.tsx';
import type { ButtonStyle } from '#components/ui/button-style.ts';
import { PassingTip } from '#components/ui/passing-tip.tsx';
import { LikePrompts } from './like-prompts.tsx';
import { useLike, type LikedPeer } from './use-like.ts';

interface LikeButtonProps {
  peer: LikedPeer;
  /** Where the button is: on a card of the search or on a profile page. */
  source: 'find' | 'profile';
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
  cardCheckHref: string | null;
  /** The server knows of a like already. */
  liked?: boolean;
  /** Only the heart; the label is for screen readers. */
  compact?: boolean;
  size?: ButtonStyle['size'];
  /** Replaces `relative`: the element that its tip is positioned against. */
  className?: string;
}

/**
 * Likes a member; hosted profiles have no such button, since nobody would be notified. The cost for a free
 * member is part of the button's name and, if there is space, visible in it.
 */
export function LikeButton(props: LikeButtonProps) {
  const { peer, compact = false, size = 'lg', className = 'relative' } = props;
  const t = useTranslations('match.like');
  const { credits } = useMemberState();
  const { state, like, tipOpen, requirement, closeTip, clearRequirement } = useLike(
    peer,
    props.source,
    props.liked,
  );
  const name = peer.screenName;
  const liked = state === 'liked';
  const left =
    credits.level === 0 && !liked ? t('rest', { count: credits.likeCredits }) : undefined;
  const action = t(liked ? 'liked' : 'press', { name });
  return (
    <div className={className}>
      <Button
        variant="secondary"
        size={compact ? 'icon' : size}
        wide={!compact}
        pending={state === 'sending'}
        aria-disabled={liked || undefined}
        aria-label={[action, left].filter(Boolean).join('. ')}
        onClick={like}
        className={clsx(liked && 'text-accent-ink aria-disabled:opacity-100')}
      >
        <Heart aria-hidden="true" strokeWidth={1.75} className={clsx(liked && 'fill-current')} />
        {!compact && (
          <span className="grid text-left">
            {t(liked ? 'done' : 'short')}
            {left !== undefined && (
              <span className="font-ui text-xs font-normal tracking-normal text-ink-soft normal-case">
                {left}
              </span>
            )}
          </span>
        )}
      </Button>
      <PassingTip
        open={tipOpen}
        onClose={closeTip}
        className={clsx(
          'absolute right-0 bottom-full z-30 mb-2',
          compact ? 'left-0' : 'w-max max-w-[80vw]',
        )}
      >
        {t('sent', { name })}
      </PassingTip>
      <LikePrompts
        requirement={requirement}
        cardCheckHref={props.cardCheckHref}
        onClose={clearRequirement}
        onLikeAnyway={like}
      />
    </div>
  );
}
