import { bike } from './bike.ts';
import { book } from './book.ts';
import { cat } from './cat.ts';
import { concert } from './concert.ts';
import { dog } from './dog.ts';
import { garden } from './garden.ts';
import { kitchen } from './kitchen.ts';
import { mountain } from './mountain.ts';
import { portrait } from './portrait.ts';
import { rain } from './rain.ts';
import type { Scene, SceneInput } from './scene.ts';
import { sea } from './sea.ts';
import { table } from './table.ts';

const PLACES = [table, sea, dog, book, bike, kitchen, mountain, cat, concert, garden, rain];
/** Steps through the places that reach each of them before one repeats. */
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The first picture of a person is a close one; each further one is at another place. */
export function sceneOf({ pose, ...input }: SceneInput & { readonly pose: number }): Scene {
  if (pose === 0) return portrait(input);
  const { choose } = input.person;
  const first = choose('place', [...PLACES.keys()]);
  const place = PLACES[(first + (pose - 1) * choose('step', STEPS)) % PLACES.length] ?? table;
  return place(input);
}
