import { drawHand } from '../arms.ts';
import { OUTFITS } from '../body.ts';
import { outline } from '../paint.ts';
import { mix, svg } from '../svg.ts';
import { waistUp, tones, type Scene, type SceneInput } from './scene.ts';

/** At a table by the window, with something to drink. */
export function table(input: SceneInput): Scene {
  const { paint, moment, person } = input;
  const { ink, paper, shape, second, accent } = paint;
  const { deep, soft } = tones(paint);
  const line = outline(paint, paint.line * 1.2);
  const s = person.shoulders;
  const drinks = [
    svg`<path d="M0 0h74l-8 84q-29 14-58 0Z" fill="${paper}"${line}/><path d="M72 16q34 0 28 30-4 20-36 18" fill="none" stroke="${paper}" stroke-width="13"/><path d="M6 8q30-10 62 0" fill="none" stroke="#5a3a26" stroke-width="7"/><path d="M24-18q-10-16 4-28t0-28M50-18q-10-16 4-28t0-28" fill="none" stroke="${paper}" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
    svg`<path d="M-2-50h82q10 78-41 86q-51-8-41-86Z" fill="#fff" fill-opacity=".45"${line}/><path d="M1-16h76q0 44-38 50q-38-6-38-50Z" fill="${mix('#e8722c', shape, 0.15)}"/><circle cx="60" cy="-34" r="22" fill="#f0a33a"${line}/><path d="M39 36v44M14 84h50" stroke="${paper}" stroke-width="9" stroke-linecap="round"/>`,
    svg`<path d="M6-46h66l-6 124q-27 10-54 0Z" fill="#fff" fill-opacity=".45"${line}/><path d="M9-8h60l-4 84q-26 9-52 0Z" fill="#8c2a3c"/>`,
  ];
  const window = svg`<path d="M70 70H330V520H70Z" fill="${soft}"/><path d="M70 70H330V520H70ZM200 70V520M70 280H330" fill="none" stroke="${paper}" stroke-width="16"/>`;
  const lamp = svg`<path d="M560 0V150" stroke="${ink}" stroke-width="6"/><path d="M480 236q0-90 80-92t80 92Z" fill="${accent}"${line}/><circle cx="560" cy="240" r="22" fill="${paper}"/>`;
  return {
    behind: svg`<path d="M0 620H720V960H0Z" fill="${deep}"/>${window}${lamp}`,
    figure: waistUp(input, {
      outfit: moment('outfit', OUTFITS[person.gender]),
      arms: [
        { side: -1, elbow: [-s - 44, 372], wrist: [-96, 404], hand: 'flat' },
        { side: 1, elbow: [s + 34, 384], wrist: [104, 340], hand: 'none' },
      ],
    }),
    front: svg`<g transform="translate(408 726)">${moment('drink', drinks)}</g><g transform="translate(488 762) rotate(-158) scale(1.32 -1.32)">${drawHand('grip', paint)}</g><path d="M-20 838Q360 806 740 838V960H-20Z" fill="${second}"${line}/><path d="M-20 872Q360 842 740 872" fill="none" stroke="${mix(second, ink, 0.18)}" stroke-width="8"/><ellipse cx="200" cy="868" rx="108" ry="26" fill="${paper}"${line}/><path d="M128 858q22-48 72-44t74 40q-26-14-40 6-30-18-62 0-18-18-44-2Z" fill="#d99a4e"${line}/>`,
  };
}
