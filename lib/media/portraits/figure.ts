import { drawArm, type Arm } from './arms.ts';
import { drawBody, shadeOf, type Outfit } from './body.ts';
import { drawEars, drawFace, headPath, type Expression } from './face.ts';
import { drawBeard, drawGlasses, drawHat, type Hat } from './head-extras.ts';
import { outline, type Paint } from './paint.ts';
import type { PersonTraits } from './person.ts';
import { mix, svg } from './svg.ts';

/** How a person is in one picture. */
export type Pose = {
  readonly outfit: Outfit;
  readonly mood: Expression;
  readonly hat: Hat | null;
  /** Degrees that the head leans, and how far the face is turned to a side. */
  readonly tilt: number;
  readonly turn: number;
  readonly arms: readonly Arm[];
  /** Something held before the body and behind the arms. */
  readonly held?: string;
};

/** A person from the hair down to the hips; the head's centre is 0,0 and its height about 230. */
export function drawFigure(person: PersonTraits, paint: Paint, pose: Pose): string {
  const { face, hair } = person;
  const wide = face.temple / 80;
  const line = outline(paint);
  const lean = svg`rotate(${pose.tilt} 0 110)`;
  const hairPath = (path: string | undefined, fill: string): string =>
    path === undefined
      ? ''
      : svg`<path transform="scale(${wide} 1)" d="${path}" fill="${fill}"${line}/>`;
  const front = hair.sheer ? mix(paint.skin, paint.hair, 0.55) : paint.hair;
  const strands =
    hair.strands === undefined
      ? ''
      : svg`<path transform="scale(${wide} 1)" d="${hair.strands}" fill="none" stroke="${strandColour(person, paint)}" stroke-width="${person.greying === 1 ? 5 : 3.4}" stroke-linecap="round"/>`;
  const head = headPath(face);
  const side = pose.turn < 0 ? -1 : 1;
  const shadow = shadeOf(
    paint,
    svg`M${side * 34}-130Q${side * 62} 20 ${side * 20} 130H${side * 120}V-130Z`,
    head,
    'skin',
  );
  const worn = pose.hat !== null && pose.hat !== 'scarf';
  const hat = drawHat(pose.hat, paint);
  const clipped = worn
    ? svg`<clipPath id="under-hat"><path d="M-300-62H300V400H-300Z"/></clipPath><g clip-path="url(#under-hat)">${hairPath(hair.front, front)}</g>`
    : hairPath(hair.front, front) + strands;
  const back = worn
    ? svg`<clipPath id="behind-hat"><path d="M-300-70H300V400H-300Z"/></clipPath><g clip-path="url(#behind-hat)">${hairPath(hair.back, paint.hairShade)}</g>`
    : hairPath(hair.back, paint.hairShade);
  return svg`<g transform="${lean}">${back}</g><g transform="translate(0 -12)">${drawBody(person, paint, pose.outfit)}</g><g transform="${lean}">${drawEars(person, paint, pose.turn)}<path d="${head}" fill="${paint.skin}"${line}/>${shadow}${drawBeard(person, paint)}${drawFace(person, paint, pose.mood, pose.turn)}${clipped}${drawGlasses(person, paint, pose.turn)}${hat}</g>${hairPath(hair.over, paint.hair)}<g transform="translate(0 -12)">${pose.held ?? ''}${pose.arms.map((arm) => drawArm(arm, person, paint, pose.outfit))}</g>`;
}

/** Strands are a little darker than the hair, or the first grey ones. */
function strandColour({ greying }: PersonTraits, { hair, hairShade }: Paint): string {
  return greying === 1 ? mix(hair, '#e9e6e1', 0.7) : hairShade;
}
