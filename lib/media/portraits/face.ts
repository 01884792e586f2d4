import { innerLine, outline, shaded, type Paint } from './paint.ts';
import type { FaceShape, PersonTraits } from './person.ts';
import { mix, svg } from './svg.ts';

/** What a face shows in one picture. */
export type Expression = 'smile' | 'laugh' | 'calm' | 'aside';

/** The outline of a head. */
export function headPath({ temple, cheek, jaw, chin, low }: FaceShape): string {
  return svg`M0-120C${temple * 0.6}-120 ${temple}-84 ${temple}-22C${temple} 8 ${cheek} 26 ${cheek - 3} 44C${cheek - 7} 70 ${jaw} ${low - 24} ${chin} ${low - 5}C${chin * 0.5} ${low + 3} ${-chin * 0.5} ${low + 3} ${-chin} ${low - 5}C${-jaw} ${low - 24} ${7 - cheek} 70 ${3 - cheek} 44C${-cheek} 26 ${-temple} 8 ${-temple}-22C${-temple}-84 ${-temple * 0.6}-120 0-120Z`;
}

/** Eyes, brows, nose, mouth and cheeks, in front of the head; `turn` moves them to a side. */
export function drawFace(
  person: PersonTraits,
  paint: Paint,
  mood: Expression,
  turn: number,
): string {
  const cheeks = svg`<g fill="${mix(paint.skin, paint.lips, 0.45)}" opacity=".5"><ellipse cx="${-50 + turn}" cy="50" rx="17" ry="11"/><ellipse cx="${50 + turn}" cy="50" rx="17" ry="11"/></g>`;
  return svg`${cheeks}${ageLines(person, paint, turn)}<g transform="translate(${turn} 4)">${eyes(person, paint, mood)}${brows(person, paint, mood)}</g><g transform="translate(${turn * 1.3} 0)">${nose(person, paint, turn < 0 ? -1 : 1)}</g><g transform="translate(${turn * 1.1} ${person.face.low - 112})">${mouth(person, paint, mood)}</g>${marks(person, paint, turn)}`;
}

function eyes(
  { eyes: type, eyeGap, gender, age }: PersonTraits,
  paint: Paint,
  mood: Expression,
): string {
  const { ink } = paint;
  const lid = mood === 'laugh' ? 'M-15 3Q0-15 15 3' : null;
  const stroke = svg`fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"`;
  const lashes =
    gender === 'woman' ? svg`<path d="M14-5l7-6M16-1l7-2" ${stroke.replace('4.5', '3.2')}/>` : '';
  const gaze = mood === 'aside' ? 4 : 0;
  const white = (path: string): string =>
    svg`<path d="${path}" fill="${mix('#ffffff', paint.skin, 0.12)}"/>`;
  const iris = (r: number, y: number): string =>
    svg`<circle cx="${gaze}" cy="${y}" r="${r}" fill="${ink}"/><circle cx="${gaze + 2.2}" cy="${y - 2.6}" r="2" fill="#fff"/>`;
  const open: Readonly<Record<typeof type, string>> = {
    round: svg`${white('M-13 0Q0-15 13 0Q0 14-13 0Z')}${iris(8.6, 0)}<path d="M-15 0Q0-18 15-1" ${stroke}/>`,
    almond: svg`${white('M-15 1Q-2-13 15-1Q4 11-15 1Z')}${iris(8, -1)}<path d="M-16 1Q-2-15 17-2" ${stroke}/>`,
    narrow: svg`${white('M-15 1Q0-9 15 0Q0 8-15 1Z')}${iris(6.4, 0)}<path d="M-16 1Q0-12 17-1" ${stroke}/>`,
    wide: svg`${white('M-14 1Q-8-16 3-15Q12-12 15 0Q2 15-14 1Z')}${iris(9.4, -1)}<path d="M-16 0Q-8-18 4-17Q13-14 17 0" ${stroke}/>`,
    sleepy: svg`${white('M-14-1Q0-8 14-1Q8 11-2 10Q-11 8-14-1Z')}${iris(7.6, 2)}<path d="M-16-1Q0-10 17-1M-12-10Q0-15 12-10" ${stroke}/>`,
    upturned: svg`${white('M-14 3Q-4-13 15-6Q8 10-14 3Z')}${iris(7.8, -1)}<path d="M-15 3Q-4-16 18-8" ${stroke}/>`,
    dots: svg`<ellipse cx="${gaze}" cy="0" rx="6.8" ry="8.6" fill="${ink}"/><circle cx="${gaze + 2}" cy="-3" r="2.2" fill="#fff"/>`,
  };
  const one = lid === null ? open[type] : svg`<path d="${lid}" ${stroke}/>`;
  const bag = age > 50 && mood !== 'laugh';
  const below = bag
    ? svg`<path d="M-13 15Q0 21 13 14" fill="none" stroke="${innerLine(paint, paint.skin)}" stroke-width="2.4" opacity=".55" stroke-linecap="round"/>`
    : '';
  return svg`<g transform="translate(${-eyeGap} 0) scale(-1 1)">${one.replaceAll(svg`cx="${gaze}"`, svg`cx="${-gaze}"`)}${lashes}${below}</g><g transform="translate(${eyeGap} 0)">${one}${lashes}${below}</g>`;
}

function brows({ brows: type, eyeGap }: PersonTraits, paint: Paint, mood: Expression): string {
  const colour = paint.hair === paint.paper ? paint.ink : mix(paint.hair, paint.ink, 0.35);
  const paths: Readonly<Record<typeof type, readonly [path: string, width: number]>> = {
    soft: ['M-15-2Q0-10 17 1', 6],
    straight: ['M-17-4L17-4', 7],
    arched: ['M-16-2Q4-15 18 1', 5.5],
    thick: ['M-17-3Q0-11 18 0', 9.5],
    thin: ['M-16-2Q2-12 18 1', 3.6],
    raised: ['M-15-7Q2-16 17-3', 6],
  };
  const [path, width] = paths[type];
  const y = mood === 'laugh' ? -30 : -27;
  const one = svg`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  const tilt = mood === 'aside' ? -5 : 0;
  return svg`<g transform="translate(${-eyeGap} ${y}) scale(-1 1)">${one}</g><g transform="translate(${eyeGap} ${y + tilt})">${one}</g>`;
}

function nose({ nose: type }: PersonTraits, paint: Paint, side: number): string {
  const paths: Readonly<Record<typeof type, string>> = {
    small: 'M4 22Q14 40 2 45Q-4 46-8 43',
    long: 'M2-2Q6 26 16 42Q14 52-6 49',
    button: 'M-12 40Q-14 51-2 48M12 40Q14 51 2 48M-8 34Q0 26 8 34',
    hooked: 'M3 0Q16 14 14 36Q14 50-6 47',
    wide: 'M-17 41Q-20 51-8 49Q0 54 8 49Q20 51 17 41',
    straight: 'M3 2L13 40Q12 48-6 46',
    pointed: 'M3 6L18 42L-4 47',
  };
  const fill =
    paint.shade === 'none'
      ? ''
      : svg`<path d="M1 4Q10 30 16 42Q10 50-4 48Q4 30 1 4Z" fill="${paint.skinShade}" opacity=".35"/>`;
  return svg`<g transform="scale(${side} 1)">${fill}<path d="${paths[type]}" fill="none" stroke="${innerLine(paint, paint.skinShade)}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

function mouth(
  { mouth: type, lipstick, age }: PersonTraits,
  paint: Paint,
  mood: Expression,
): string {
  const lip = lipstick ? paint.lips : mix(paint.skinShade, paint.lips, 0.45);
  const edge = lipstick ? mix(paint.lips, paint.ink, 0.35) : innerLine(paint, paint.skinShade);
  const line = svg`fill="none" stroke="${edge}" stroke-width="4.4" stroke-linecap="round"`;
  if (mood === 'laugh') {
    const wide = type === 'wide' || type === 'grin' ? 34 : 28;
    return svg`<path d="M${-wide} 66Q0 76 ${wide} 66Q${wide - 4} 100 0 100Q${4 - wide} 100 ${-wide} 66Z" fill="#6b1f24"/><path d="M${4 - wide} 68Q0 78 ${wide - 4} 68Q${wide - 8} 80 0 81Q${8 - wide} 80 ${4 - wide} 68Z" fill="#fff"/><path d="M-14 94Q0 86 14 94Q6 99 0 99Q-8 99-14 94Z" fill="#d8626a"/><path d="M${-wide - 4} 63Q0 76 ${wide + 4} 63" ${line}/>`;
  }
  if (mood === 'calm') {
    const half = type === 'full' || type === 'bow' ? 18 : 22;
    return svg`<path d="M${-half} 74Q-8 68 0 71Q8 68 ${half} 74Q0 ${age > 55 ? 86 : 92} ${-half} 74Z" fill="${lip}"/><path d="M${-half - 4} 72Q0 82 ${half + 4} 72" ${line}/>`;
  }
  const smiles: Readonly<Record<typeof type, string>> = {
    gentle: svg`<path d="M-20 73Q0 90 20 73Q0 98-20 73Z" fill="${lip}"/><path d="M-24 71Q0 88 24 71" ${line}/>`,
    full: svg`<path d="M-24 73Q-10 64 0 69Q10 64 24 73Q0 104-24 73Z" fill="${lip}"/><path d="M-25 73Q0 84 25 73" ${line}/>`,
    wide: svg`<path d="M-30 68Q0 76 30 68Q20 94 0 94Q-20 94-30 68Z" fill="#fff"/><path d="M-34 66Q0 76 34 66Q20 96 0 96Q-20 96-34 66Z" ${line.replace('4.4', '4')}/>`,
    crooked: svg`<path d="M-20 77Q6 88 26 68" ${line}/><path d="M-8 92Q4 96 14 90" ${line.replace('4.4', '3')} opacity=".6"/>`,
    thin: svg`<path d="M-26 74Q0 84 26 72M-8 92Q0 95 9 92" ${line}/>`,
    grin: svg`<path d="M-26 70Q0 78 26 70Q18 90 0 90Q-18 90-26 70Z" fill="#fff"/><path d="M-30 67Q0 78 30 67M-24 78Q-14 92 0 92Q14 92 24 78" ${line}/>`,
    bow: svg`<path d="M-18 74Q-8 64 0 70Q8 64 18 74Q0 96-18 74Z" fill="${lip}"/><path d="M-22 73Q-8 78 0 76Q8 78 22 73" ${line}/>`,
  };
  return smiles[type];
}

/** Lines that come with the years: at the eyes, beside the mouth, on the forehead. */
function ageLines({ age, face, eyeGap }: PersonTraits, paint: Paint, turn: number): string {
  if (age < 36) return '';
  const strong = Math.min(1, 0.35 + (age - 36) / 45);
  const eye = eyeGap + 21;
  const paths = ['M-36 54Q-43 62-41 74M36 54Q43 62 41 74'];
  if (age > 42) paths.push(svg`M${-eye} 3l-8-5M${-eye} 8l-9 1M${eye} 3l8-5M${eye} 8l9 1`);
  if (age > 50) paths.push('M-30-60Q0-66 30-60');
  if (age > 56) paths.push(svg`M${-eye} 14l-7 5M${eye} 14l7 5M-36-73Q0-80 36-73`);
  if (age > 62)
    paths.push(
      svg`M-30 ${face.low - 22}Q-25 ${face.low - 13}-18 ${face.low - 10}M30 ${face.low - 22}Q25 ${face.low - 13} 18 ${face.low - 10}`,
    );
  return svg`<path transform="translate(${turn} 0)" d="${paths.join('')}" fill="none" stroke="${innerLine(paint, paint.skinShade)}" stroke-width="2.8" stroke-linecap="round" opacity="${strong * 0.62}"/>`;
}

function marks({ mark }: PersonTraits, paint: Paint, turn: number): string {
  const tone = shaded(paint.skinShade, paint.ink, 0.25);
  if (mark === 'mole') return svg`<circle cx="${34 + turn}" cy="64" r="3.6" fill="${tone}"/>`;
  if (mark === 'none') return '';
  const spots = [
    -46, 36, -36, 42, -54, 48, -28, 36, 46, 36, 36, 42, 54, 48, 28, 36, -40, 54, 42, 56,
  ];
  return svg`<g fill="${tone}" opacity=".6">${spots.flatMap((x, at) => (at % 2 === 0 ? [svg`<circle cx="${x + turn}" cy="${spots[at + 1] ?? 0}" r="2.3"/>`] : []))}</g>`;
}

/** Ears with what hangs from them; behind the hair. */
export function drawEars(
  { face, earrings, age }: PersonTraits,
  paint: Paint,
  turn: number,
): string {
  const x = face.temple - 2;
  const ry = age > 60 ? 26 : 22;
  const gold = paint.accent;
  const ring: Readonly<Record<typeof earrings, string>> = {
    none: '',
    studs: svg`<circle cx="0" cy="26" r="5.5" fill="${gold}"/>`,
    hoops: svg`<circle cx="0" cy="40" r="15" fill="none" stroke="${gold}" stroke-width="5"/>`,
    drops: svg`<path d="M0 24v10" stroke="${gold}" stroke-width="3"/><path d="M0 32q13 22 0 28q-13-6 0-28Z" fill="${gold}"/>`,
  };
  const ear = (side: number): string =>
    svg`<g transform="translate(${side * x - turn * 0.5} 8) scale(${side} 1)"><ellipse rx="14" ry="${ry}" fill="${paint.skin}"${outline(paint)}/><path d="M5-10Q-4-4 2 8" transform="scale(-1 1)" fill="none" stroke="${paint.skinShade}" stroke-width="4" stroke-linecap="round"/>${ring[earrings]}</g>`;
  return ear(-1) + ear(1);
}
