import { drawFigure, type Pose } from '../figure.ts';
import type { Paint } from '../paint.ts';
import type { PersonTraits } from '../person.ts';
import { mix, svg } from '../svg.ts';
import type { Choose } from '../traits.ts';

export type SceneInput = {
  readonly person: PersonTraits;
  readonly paint: Paint;
  /** The brand's own background for close pictures. */
  readonly back: string;
  /** Picks what differs between the pictures of a person. */
  readonly moment: Choose;
};

/** A picture in three layers, 720 by 960. */
export type Scene = {
  readonly behind: string;
  readonly figure: string;
  readonly front: string;
};

/** A person in the middle distance; the picture's foot cuts at the hips. */
export function waistUp(
  { person, paint, moment }: SceneInput,
  pose: Partial<Pose> & Pick<Pose, 'outfit' | 'arms'>,
  at = 'translate(360 340) scale(1.24)',
): string {
  const figure = drawFigure(person, paint, {
    mood: moment('mood', ['smile', 'smile', 'laugh', 'laugh', 'smile', 'aside'] as const),
    hat: null,
    tilt: moment('tilt', [-6, -3, 0, 3, 6]),
    turn: moment('turn', [-9, -6, 6, 9]),
    ...pose,
  });
  return svg`<g transform="${at}">${figure}</g>`;
}

/** Tones of the picture's background and its main colour. */
export function tones({ ground, shape, ink, paper }: Paint) {
  return {
    deep: mix(ground, ink, 0.14),
    pale: mix(ground, paper, 0.55),
    strong: mix(shape, ink, 0.2),
    soft: mix(shape, paper, 0.45),
  };
}
