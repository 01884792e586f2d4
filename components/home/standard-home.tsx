import type { ComponentType } from 'react';
import { Hero } from './hero.tsx';
import type { HomeParts } from './home-parts.ts';
import { Promises } from './promises.tsx';

interface StandardHomeProps extends Pick<HomeParts, 'authLinks' | 'reviews' | 'faq'> {
  picture: ComponentType<{ className?: string }>;
}

/** The home page of a brand without a composition of its own: picture and headline, three promises, questions. */
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
