import type { Arm } from '../arms.ts';
import { OUTFITS } from '../body.ts';
import { drawFigure } from '../figure.ts';
import type { Hat } from '../head-extras.ts';
import { svg } from '../svg.ts';
import type { Scene, SceneInput } from './scene.ts';

/** Head and shoulders before the brand's own background, sometimes with a hand. */
export function portrait({ person, paint, back, moment }: SceneInput): Scene {
  const outfit = moment('outfit', OUTFITS[person.gender]);
  const hat = moment<Hat | null>('hat', [
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    'beanie',
    'beret',
    'cap',
  ]);
  const s = person.shoulders;
  const down = (side: -1 | 1): Arm => ({
    side,
    elbow: [side * (s + 14), 420],
    wrist: [side * (s - 10), 560],
    hand: 'none',
  });
  const arms: readonly (readonly Arm[])[] = [
    [down(-1), down(1)],
    [down(-1), down(1)],
    [down(-1), { side: 1, elbow: [s + 6, 400], wrist: [104, 190], hand: 'rest', flip: true }],
    [down(1), { side: -1, elbow: [-s - 40, 400], wrist: [-s - 46, 210], hand: 'wave' }],
    [
      { side: 1, elbow: [s + 10, 400], wrist: [-60, 352], hand: 'none' },
      { side: -1, elbow: [-s - 10, 410], wrist: [66, 366], hand: 'rest' },
    ],
  ];
  const figure = drawFigure(person, paint, {
    outfit,
    hat,
    mood: moment('mood', [
      'smile',
      'smile',
      'smile',
      'smile',
      'laugh',
      'laugh',
      'calm',
      'aside',
    ] as const),
    tilt: moment('tilt', [-6, -3, 0, 3, 6]),
    turn: moment('turn', [-9, -6, 6, 9]),
    arms: moment('arms', arms),
  });
  return {
    behind: back,
    figure: svg`<g transform="translate(360 432) scale(1.8)">${figure}</g>`,
    front: '',
  };
}
