'use client';

import type { SwipeChoice } from '#lib/db/generated/enums.ts';
import { MATCH_STACK } from './match-frame.ts';
import type { StackCard } from './stack-state.ts';
import { SwipeCard } from './swipe-card.tsx';

interface CardStackProps {
  cards: readonly StackCard[];
  label: string;
  prefix: string;
  country: string;
  onChoice: (choice: SwipeChoice) => boolean;
  onFlown: (id: string) => void;
}

/** The top card and the two below it, so that their pictures are loaded before they come to the top. */
const SHOWN = 3;

/** Renders leaving cards too; each keeps its element until it has left the screen. */
export function CardStack({ cards, label, prefix, country, ...on }: CardStackProps) {
  const upright = cards.filter(({ leaving }) => leaving === null).slice(0, SHOWN);
  const shown = cards.filter((card) => card.leaving !== null || upright.includes(card));
  return (
    <ul data-stack aria-label={label} className={MATCH_STACK}>
      {shown.map((card) => (
        <SwipeCard
          key={card.profile.id}
          card={card}
          depth={Math.max(0, upright.indexOf(card))}
          href={`${prefix}/user/${card.profile.id}`}
          country={country}
          {...on}
        />
      ))}
    </ul>
  );
}
