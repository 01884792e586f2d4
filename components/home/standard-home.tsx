import type { ComponentType } from 'react';
import { Hero } from './hero.tsx';
import type { HomeParts } from './home-parts.ts';
import { Promises } from './promises.tsx';

interface StandardHomeProps extends Pick<HomeParts, 'authLinks' | 'reviews' | 'faq'> {
  picture: ComponentType<{ className?: string }>;
}

/** A home for a brand that has not composed its own: picture and line, three promises, questions. */
export function StandardHome({ picture, authLinks, reviews, faq }: StandardHomeProps) {
  return (
    <>
      <Hero picture={picture} authLinks={authLinks} />
      <Promises />
      {reviews}
      {faq}
    </>
  );
}
