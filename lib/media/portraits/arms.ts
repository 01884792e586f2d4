import { innerLine, type Paint } from './paint.ts';
import type { PersonTraits } from './person.ts';
import { sleeveOf, type Outfit } from './body.ts';
import { mix, repeat, svg } from './svg.ts';

type Point = readonly [x: number, y: number];
export type HandShape = 'grip' | 'flat' | 'wave' | 'rest' | 'none';

/** An arm from its shoulder over the elbow to the wrist, in units of the figure. */
export type Arm = {
  readonly side: -1 | 1;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandShape;
  /** Mirrors the hand, so that the thumb is on its other side. */
  readonly flip?: true;
};

/** An arm in its sleeve, and its hand. */
export function drawArm(arm: Arm, person: PersonTraits, paint: Paint, outfit: Outfit): string {
  const { shoulders, gender } = person;
  const sleeve = sleeveOf(outfit);
  const upper = gender === 'man' ? 74 : 62;
  const lower = gender === 'man' ? 58 : 48;
  const shoulder: Point = [arm.side * (shoulders - upper / 2 + 3), 214 + upper / 2];
  const half = between(shoulder, arm.elbow, 0.62);
  const cuff = between(arm.elbow, arm.wrist, 0.88);
  const skinned = limb([shoulder, arm.elbow, arm.wrist], lower, paint.skin, paint);
  const skinUpper =
    sleeve === 'none' ? limb([shoulder, arm.elbow], lower + 6, paint.skin, paint) : '';
  const cloth =
    sleeve === 'long'
      ? limb([shoulder, arm.elbow, cuff], upper - 8, paint.top, paint)
      : sleeve === 'short'
        ? limb([shoulder, half], upper, paint.top, paint)
        : '';
  const angle =
    (Math.atan2(arm.wrist[1] - arm.elbow[1], arm.wrist[0] - arm.elbow[0]) * 180) / Math.PI;
  const size = lower / 52;
  const hand = svg`<g transform="translate(${arm.wrist[0]} ${arm.wrist[1]}) rotate(${angle}) scale(${size} ${arm.flip ? -size : size})">${drawHand(arm.hand, paint)}</g>`;
  const joint = svg`<circle cx="${shoulder[0]}" cy="${shoulder[1]}" r="${upper / 2 - 3}" fill="${sleeve === 'none' ? paint.skin : paint.top}"/>`;
  return skinUpper + skinned + hand + cloth + joint;
}

function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** A bent tube: an outline, and the colour within. */
function limb(points: readonly Point[], width: number, fill: string, paint: Paint): string {
  const path = `M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}`;
  const edge = paint.line > 0 ? paint.ink : mix(fill, paint.ink, 0.2);
  const extra = paint.line > 0 ? paint.line * 2 : 4;
  const drawn = (colour: string, thick: number): string =>
    svg`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return drawn(edge, width + extra) + drawn(fill, width);
}

/** A hand that points to the right from a wrist at 0,0, for a forearm 52 wide. */
export function drawHand(shape: HandShape, paint: Paint): string {
  if (shape === 'none') return '';
  const { skin } = paint;
  const edge = paint.line > 0 ? paint.ink : mix(skin, paint.ink, 0.24);
  const extra = paint.line > 0 ? paint.line * 2 : 4;
  const capsule = (path: string, width: number): string =>
    svg`<path d="${path}" fill="none" stroke="${edge}" stroke-width="${width + extra}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${skin}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const join = svg`<path d="M-10 0H14" stroke="${skin}" stroke-width="40" stroke-linecap="round"/>`;
  const crease = (path: string): string =>
    svg`<path d="${path}" fill="none" stroke="${innerLine(paint, paint.skinShade)}" stroke-width="3" stroke-linecap="round"/>`;
  switch (shape) {
    case 'grip':
      return svg`${capsule('M14 0H28', 50)}${join}${crease('M34-14H50M36 0H53M34 13H50')}${capsule('M10-20Q26-28 38-20', 17)}`;
    case 'flat':
      return svg`${capsule('M14 0H30', 44)}${repeat(4, (n) => capsule(svg`M36 ${-16 + n * 11}L${74 - Math.abs(n - 1.2) * 6} ${-14 + n * 10}`, 14))}${join}${capsule('M10-18Q24-32 44-30', 15)}`;
    case 'rest':
      return svg`${capsule('M14 0Q34 2 54 10', 42)}${join}${crease('M46-6L66 4M42 8L62 18')}${capsule('M10-16Q26-22 40-14', 16)}`;
    case 'wave':
      return svg`${[-24, -8, 8, 24].map((y, n) => capsule(svg`M34 ${y * 0.7}L${[74, 84, 82, 68][n] ?? 70} ${y * 1.5}`, 15))}${capsule('M12 0H32', 50)}${join}${capsule('M8-18Q16-42 34-48', 16)}`;
  }
}
