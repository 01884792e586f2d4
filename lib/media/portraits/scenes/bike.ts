import { OUTFITS } from '../body.ts';
import type { Hat } from '../head-extras.ts';
import { outline } from '../paint.ts';
import { mix, repeat, svg } from '../svg.ts';
import { waistUp, tones, type Scene, type SceneInput } from './scene.ts';

/** Behind the handlebar of a bicycle with a basket. */
export function bike(input: SceneInput): Scene {
  const { paint, person, moment } = input;
  const { ink, paper, shape, second, accent } = paint;
  const { deep, soft, strong } = tones(paint);
  const line = outline(paint, paint.line * 1.2);
  const s = person.shoulders;
  const wicker = '#d8a765';
  const house = (x: number, y: number, width: number, colour: string): string =>
    svg`<path d="M${x} 720V${y}l${width / 2}-64 ${width / 2} 64V720Z" fill="${colour}"/>${repeat(4, (n) => svg`<path d="M${x + width * 0.22 + (n % 2) * width * 0.36} ${y + 40 + Math.floor(n / 2) * 110}h${width * 0.2}v58h${-width * 0.2}Z" fill="${paper}" opacity=".75"/>`)}`;
  const flowers = repeat(7, (n) => {
    const x = 276 + n * 28;
    const y = 716 - (n % 3) * 26;
    return svg`<path d="M${x} 780L${x} ${y}" stroke="#4d7a45" stroke-width="6"/><circle cx="${x}" cy="${y}" r="22" fill="${[accent, paper, second][n % 3] ?? paper}"${line}/><circle cx="${x}" cy="${y}" r="8" fill="${shape}"/>`;
  });
  const bread = svg`<path d="M280 790L230 600q14-22 34-6l52 190Z" fill="#dba25a"${line}/><path d="M252 640l24-12M262 680l24-12M272 720l24-12" stroke="#b57b38" stroke-width="6" stroke-linecap="round"/><path d="M400 790q-60-110 10-120 60 6 40 120Z" fill="#5f8f4e"${line}/>`;
  return {
    behind: svg`${house(0, 330, 170, shape)}${house(150, 420, 150, soft)}${house(470, 400, 130, strong)}${house(580, 320, 180, soft)}<path d="M0 716H720V960H0Z" fill="${deep}"/>`,
    figure: waistUp(input, {
      outfit: moment('outfit', OUTFITS[person.gender]),
      hat: moment<Hat | null>('hat', ['helmet', null, null, 'cap']),
      arms: [
        { side: -1, elbow: [-s - 46, 356], wrist: [-s - 4, 388], hand: 'none' },
        { side: 1, elbow: [s + 46, 356], wrist: [s + 4, 388], hand: 'none' },
      ],
    }),
    front: svg`<circle cx="360" cy="1040" r="190" fill="none" stroke="${ink}" stroke-width="24"/><path d="M360 790V1040" stroke="${accent}" stroke-width="22" stroke-linecap="round"/><path d="M${360 - s * 1.24 - 34} 838Q${360 - s} 776 360 800Q${360 + s} 776 ${360 + s * 1.24 + 34} 838" fill="none" stroke="${ink}" stroke-width="17" stroke-linecap="round"/>${[-1, 1].map((side) => svg`<g transform="translate(${360 + side * (s * 1.24 + 8)} 824) rotate(${side < 0 ? 120 : 60})"><rect x="-46" y="-25" width="80" height="54" rx="26" fill="${paint.skin}"${outline(paint, paint.line === 0 ? 0 : paint.line * 1.2)}/><path d="M10-12H32M12 2H34M10 16H32" stroke="${mix(paint.skin, ink, 0.35)}" stroke-width="4" stroke-linecap="round"/></g>`)}${moment('basket', [flowers, bread])}<path d="M244 780H476L452 930H268Z" fill="${wicker}"${line}/><path d="M252 812H470M258 848H464M262 884H458M300 780L308 930M360 780V930M420 780L412 930" stroke="${mix(wicker, ink, 0.35)}" stroke-width="6"/>`,
  };
}
