'use client';

import { clsx } from 'clsx';
import { Bookmark, Heart, MessageCircle, Send, Undo2, UserRound, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Tooltip } from '#components/ui/tooltip.tsx';
import type { SwipeChoice } from '#lib/db/generated/enums.ts';

interface MatchActionsProps {
  /** The profile that the buttons are about; undefined while there is none. */
  name: string | undefined;
  profileHref: string;
  chatHref: string;
  /**
   * A card is leaving, and the second press of a double click would hit the next one; or the scripts are not
   * there yet.
   */
  settling: boolean;
  undoing: boolean;
  invitationMode: boolean;
  /** The profile is hosted: it is saved, where a member's is liked. */
  saves: boolean;
  profileRef: Ref<HTMLAnchorElement>;
  onChoice: (choice: SwipeChoice) => void;
  onUndo: () => void;
  onInvite: () => void;
}

/** A button for each gesture. The buttons stay in place while the cards change, and so does the focus. */
export function MatchActions({ profileRef, ...props }: MatchActionsProps) {
  const { name = '', settling, undoing, invitationMode, saves } = props;
  const t = useTranslations('match.actions');
  const idle = props.name === undefined;
  const held = idle || settling || undoing;
  return (
    <div
      role="group"
      aria-label={t('label')}
      className="flex items-center justify-center gap-[clamp(0.375rem,2.5vw,0.75rem)] desk:gap-5"
    >
      <Round label={t('undo')} disabled={undoing} onPress={props.onUndo}>
        <Undo2 />
      </Round>
      <Round
        big
        label={t('dislike', { name })}
        disabled={held}
        onPress={() => {
          props.onChoice('dislike');
        }}
      >
        <X />
      </Round>
      <Round
        big
        accent
        label={t(saves ? 'save' : 'like', { name })}
        disabled={held}
        onPress={() => {
          props.onChoice('like');
        }}
      >
        {saves ? <Bookmark /> : <Heart />}
      </Round>
      {invitationMode ? (
        <Round label={t('invite', { name })} disabled={held} onPress={props.onInvite}>
          <Send />
        </Round>
      ) : (
        <RoundLink label={t('chat', { name })} href={idle ? undefined : props.chatHref}>
          <MessageCircle />
        </RoundLink>
      )}
      <RoundLink
        label={t('profile', { name })}
        href={idle ? undefined : props.profileHref}
        ref={profileRef}
      >
        <UserRound />
      </RoundLink>
    </div>
  );
}

const small = 'size-12';
const large = 'size-[clamp(3.5rem,17vw,4.25rem)] [&_svg]:size-8';

interface RoundProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  big?: boolean;
  accent?: boolean;
  children: ReactNode;
}

/** Never `disabled`, because that would lose the focus. */
function Round({ label, disabled, onPress, big = false, accent = false, children }: RoundProps) {
  return (
    <Tooltip text={label}>
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          aria-label={label}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) onPress();
          }}
          className={clsx(
            buttonStyle({ variant: accent ? 'primary' : 'secondary', size: 'icon' }),
            big ? large : small,
            'aria-disabled:opacity-100',
          )}
        >
          {children}
        </button>
      )}
    </Tooltip>
  );
}

interface RoundLinkProps {
  label: string;
  /** Undefined while there is no profile to open. */
  href: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

function RoundLink({ label, href, children, ref }: RoundLinkProps) {
  return (
    <Tooltip text={label}>
      {(trigger) => (
        <a
          {...trigger}
          ref={ref}
          href={href}
          role={href === undefined ? 'link' : undefined}
          aria-disabled={href === undefined || undefined}
          aria-label={label}
          className={clsx(buttonStyle({ variant: 'secondary', size: 'icon' }), small)}
        >
          {children}
        </a>
      )}
    </Tooltip>
  );
}
