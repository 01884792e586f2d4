'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { SwipeChoice } from '#lib/db/generated/enums.ts';
import { SwipeCardContent } from './swipe-card-content.tsx';
import { restAt } from './motion.ts';
import type { StackCard } from './stack-state.ts';
import { useSwipe } from './use-swipe.ts';

interface SwipeCardProps {
  card: StackCard;
  /** 0 is the card to choose about; the others are below it. */
  depth: number;
  href: string;
  country: string;
  onChoice: (choice: SwipeChoice) => boolean;
  onFlown: (id: string) => void;
}

/** One card of the stack: its place, the part that moves, and its content. */
export function SwipeCard({ card, depth, href, country, onChoice, onFlown }: SwipeCardProps) {
  const { profile, leaving, cameFrom } = card;
  const {
    card: element,
    onPointerDown,
    onClickCapture,
  } = useSwipe({
    leaving,
    cameFrom,
    onChoice,
    onFlown: () => {
      onFlown(profile.id);
    },
  });
  const top = depth === 0 && leaving === null;
  return (
    <li
      data-depth={leaving === null ? depth : undefined}
      inert={!top}
      className={clsx(
        'absolute inset-x-0 top-0 bottom-6 origin-bottom transition-transform duration-[var(--duration-slow)] ease-brand',
        leaving !== null && 'pointer-events-none',
      )}
      style={{ transform: restAt(depth), zIndex: leaving === null ? 3 - depth : 4 }}
    >
      <div
        ref={element}
        onPointerDown={onPointerDown}
        onClickCapture={onClickCapture}
        className="relative h-full touch-pan-y select-none"
      >
        <SwipeCardContent profile={profile} href={href} country={country} urgent={depth === 0} />
        <Stamp choice="like" saves={profile.kind === 'hosted'} />
        <Stamp choice="dislike" />
      </div>
    </li>
  );
}

/** Shows what a release would mean; the drag fades it in. */
function Stamp({ choice, saves = false }: { choice: SwipeChoice; saves?: boolean }) {
  const t = useTranslations('match.stamp');
  return (
    <span
      aria-hidden="true"
      data-stamp={choice}
      style={{ opacity: 0 }}
      className={clsx(
        'display pointer-events-none absolute top-10 rounded-badge px-5 py-2 text-2xl',
        choice === 'like'
          ? 'left-6 -rotate-12 bg-accent text-on-accent'
          : 'right-6 rotate-12 bg-ink text-surface',
      )}
    >
      {t(saves ? 'save' : choice)}
    </span>
  );
}
