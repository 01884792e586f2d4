import type { ComponentType } from 'react';
import { Hero } from './hero.tsx';
import type { HomeParts } from './home-parts.ts';
import { Promises } from './promises.tsx';

interface StandardHomeProps extends Pick<HomeParts, 'ways' | 'reviews' | 'faq'> {
  picture: ComponentType<{ className?: string }>;
}

/** A home for a brand that has not composed its own: picture and line, three promises, questions. */
export function StandardHome({ picture, ways, reviews, faq }: StandardHomeProps) {
  return (
    <>
      <Hero picture={picture} ways={ways} />
      <Promises />
      {reviews}
      {faq}
    </>
  );
}
