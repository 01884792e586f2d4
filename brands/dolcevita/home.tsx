import type { HomeParts } from '#components/home/home-parts.ts';
import { StandardHome } from '#components/home/standard-home.tsx';
import { Hero } from './hero.tsx';

export function Home(parts: HomeParts) {
  return <StandardHome picture={Hero} {...parts} />;
}
