import { outline, type Paint } from './paint.ts';
import type { PersonTraits } from './person.ts';
import { mix, svg } from './svg.ts';

/** Glasses in front of the eyes. */
export function drawGlasses(
  { glasses, eyeGap, face }: PersonTraits,
  paint: Paint,
  turn: number,
): string {
  if (glasses === null) return '';
  const lens: Readonly<Record<typeof glasses, string>> = {
    round: '<circle r="24"/>',
    square: '<rect x="-26" y="-18" width="52" height="37" rx="8"/>',
    cat: '<path d="M-25-6Q-26-16-14-17L30-24Q32-4 22 11Q8 23-10 18Q-24 12-25-6Z"/>',
    half: '<path d="M-25-2H25Q24 18 0 19Q-24 18-25-2Z"/>',
    big: '<rect x="-29" y="-25" width="58" height="52" rx="22"/>',
    aviator: '<path d="M-26-18H27Q30 6 14 22Q-4 30-18 16Q-28 4-26-18Z"/>',
  };
  const bridge = glasses === 'half' ? 2 : -6;
  const inner = eyeGap - 24;
  const outer = eyeGap + 26;
  return svg`<g transform="translate(${turn} 5)" fill="#fff" fill-opacity=".2" stroke="${paint.ink}" stroke-width="5"><g transform="translate(${-eyeGap} 0) scale(-1 1)">${lens[glasses]}</g><g transform="translate(${eyeGap} 0)">${lens[glasses]}</g><path d="M${-inner} ${bridge}Q0 ${bridge - 8} ${inner} ${bridge}M${-outer} ${bridge - 2}L${-face.temple - turn}-8M${outer} ${bridge - 2}L${face.temple - turn}-8" fill="none"/></g>`;
}

/** A beard, in the hair's colour; behind the mouth. */
export function drawBeard({ beard, face }: PersonTraits, paint: Paint): string {
  if (beard === null) return '';
  const { cheek, jaw, chin, low } = face;
  const side = cheek + 1;
  const around = (drop: number): string =>
    svg`M${-side} 12C${-side} 44 ${-side + 3} 62 ${-jaw} ${low - 18}C${-jaw + 10} ${low + drop} ${-chin - 8} ${low + drop + 10} 0 ${low + drop + 12}C${chin + 8} ${low + drop + 10} ${jaw - 10} ${low + drop} ${jaw} ${low - 18}C${side - 3} 62 ${side} 44 ${side} 12C${side - 10} 34 ${side - 12} 52 44 58C28 50 14 56 0 58C-14 56-28 50-44 58C${12 - side} 52 ${10 - side} 34 ${-side} 12Z`;
  const moustache =
    'M0 55C16 48 36 54 44 68C26 72 12 66 0 66C-12 66-26 72-44 68C-36 54-16 48 0 55Z';
  const paths: Readonly<Record<typeof beard, string>> = {
    full: around(6),
    long: around(34),
    short: around(0),
    stubble: around(-3),
    goatee: svg`${moustache}M-24 ${low - 26}Q0 ${low - 14} 24 ${low - 26}Q28 ${low + 10} 0 ${low + 14}Q-28 ${low + 10}-24 ${low - 26}Z`,
    moustache,
  };
  const fill =
    beard === 'stubble' || beard === 'short'
      ? mix(paint.skin, paint.hair, beard === 'stubble' ? 0.32 : 0.7)
      : paint.hair;
  const line = beard === 'stubble' ? '' : outline(paint);
  return svg`<path d="${paths[beard]}" fill="${fill}"${line}/>`;
}

export const HATS = [
  'beanie',
  'straw',
  'cap',
  'fedora',
  'beret',
  'bucket',
  'helmet',
  'scarf',
] as const;
export type Hat = (typeof HATS)[number];

/** A hat on the head, in front of the hair. */
export function drawHat(hat: Hat | null, paint: Paint): string {
  if (hat === null) return '';
  const { second, accent, paper } = paint;
  const line = outline(paint);
  const dark = mix(second, paint.ink, 0.22);
  const straw = mix('#e7c07a', paper, 0.25);
  const drawn: Readonly<Record<Hat, string>> = {
    beanie: svg`<path d="M-94-52C-104-130-60-176 0-176S104-130 94-52Z" fill="${second}"${line}/><path d="M-100-84Q0-104 100-84L98-40Q0-60-98-40Z" fill="${dark}"${line}/><circle cx="0" cy="-186" r="22" fill="${accent}"${line}/>`,
    straw: svg`<path d="M-176-52Q-90-92 0-92T176-52Q90-30 0-34T-176-52Z" fill="${straw}"${line}/><path d="M-82-72C-86-150-50-172 0-172S86-150 82-72Q0-52-82-72Z" fill="${straw}"${line}/><path d="M-85-98Q0-78 85-98L83-70Q0-50-83-70Z" fill="${accent}"/>`,
    cap: svg`<path d="M-94-50C-110-120-50-156 10-152C80-150 104-100 96-50Q30-72-94-50Z" fill="${second}"${line}/><path d="M-98-48Q-40-84 46-70Q96-62 118-40Q60-36 0-40Q-60-42-98-48Z" fill="${dark}"${line}/>`,
    fedora: svg`<path d="M-148-56Q-70-88 0-88T148-64Q120-34 0-38T-148-56Z" fill="${second}"${line}/><path d="M-84-66C-88-130-70-172-26-168Q0-156 28-168C72-172 88-130 84-66Q0-50-84-66Z" fill="${second}"${line}/><path d="M-86-92Q0-74 86-92L85-66Q0-48-85-66Z" fill="${dark}"/>`,
    beret: svg`<path d="M-92-58C-150-90-110-158-20-164C70-168 118-120 92-60Q0-86-92-58Z" fill="${second}"${line}/><path d="M-92-56Q0-88 92-58L90-46Q0-74-90-44Z" fill="${dark}"/><path d="M-20-164q-4-14 6-20" fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round"/>`,
    bucket: svg`<path d="M-84-70L-62-158Q0-172 62-158L84-70Q0-84-84-70Z" fill="${second}"${line}/><path d="M-88-82Q0-98 88-82L122-34Q0-66-122-34Z" fill="${second}"${line}/><path d="M-86-82Q0-98 86-82" fill="none" stroke="${dark}" stroke-width="6"/>`,
    helmet: svg`<path d="M-98-46C-112-130-60-172 4-172C70-172 114-124 98-46Q50-72 0-72T-98-46Z" fill="${accent}"${line}/><path d="M-60-74Q-60-130-30-158M0-76V-166M60-74Q60-130 34-158" fill="none" stroke="${mix(accent, paint.ink, 0.35)}" stroke-width="9" stroke-linecap="round"/>`,
    scarf: svg`<path d="M-90-36C-106-130-52-164 0-164S106-130 90-36Q60-96 0-98Q-60-96-90-36Z" fill="${accent}"${line}/><path d="M78-60Q120-84 138-56Q120-44 88-44ZM84-48Q122-30 118 0Q96-8 80-36Z" fill="${accent}"${line}/><path d="M-70-104Q0-150 70-104" fill="none" stroke="${paper}" stroke-width="7" stroke-dasharray="2 18" stroke-linecap="round"/>`,
  };
  return drawn[hat];
}
