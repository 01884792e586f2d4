import type { Hat } from '../head-extras.ts';
import { OUTFITS } from '../body.ts';
import { outline } from '../paint.ts';
import { mix, repeat, svg } from '../svg.ts';
import { waistUp, tones, type Scene, type SceneInput } from './scene.ts';

/** Among pots and plants, with a watering can. */
export function garden(input: SceneInput): Scene {
  const { paint, person, moment } = input;
  const { ink, paper, shape, second, accent } = paint;
  const { pale, strong } = tones(paint);
  const line = outline(paint, paint.line * 1.2);
  const s = person.shoulders;
  const leaf = mix('#4f8a55', shape, 0.2);
  const pot = (x: number, width: number, colour: string, bloom: string): string =>
    svg`${repeat(5, (n) => {
      const tip = x + (n - 2) * width * 0.36;
      const high = 700 - (n % 2) * 56 - (2 - Math.abs(n - 2)) * 30;
      return svg`<path d="M${x} 850Q${(x + tip) / 2} ${high + 60} ${tip} ${high}" fill="none" stroke="${leaf}" stroke-width="9" stroke-linecap="round"/><path d="M${tip} ${high}q-34 10-30 54q34-10 30-54Zm2 40q36 0 42 40q-38 2-42-40Z" fill="${leaf}"${line}/>${n % 2 === 0 ? svg`<circle cx="${tip}" cy="${high - 6}" r="21" fill="${bloom}"${line}/><circle cx="${tip}" cy="${high - 6}" r="8" fill="${paper}"/>` : ''}`;
    })}<path d="M${x - width / 2} 838h${width}l-${width * 0.16} 130h-${width * 0.68}Z" fill="${colour}"${line}/><path d="M${x - width / 2 - 8} 826h${width + 16}v26h-${width + 16}Z" fill="${mix(colour, ink, 0.15)}"${line}/>`;
  const pane = svg`<path d="M0 0H720V700H0Z" fill="${pale}"/><path d="M0 200L360 20 720 200M120 140V700M360 20V700M600 140V700M0 430H720" fill="none" stroke="${paper}" stroke-width="13"/><path d="M0 700H720V960H0Z" fill="${strong}"/>`;
  const can = svg`<g transform="translate(${s - 16} 372)"><path d="M-10-26Q30-70 66-26" fill="none" stroke="${mix(accent, ink, 0.25)}" stroke-width="13"/><path d="M-30-20H84V86H-30Z" fill="${accent}"${outline(paint)}/><path d="M-28 60L-104-6-120 8-30 84Z" fill="${accent}"${outline(paint)}/><path d="M-132-22L-96 18-112 30-144-8Z" fill="${mix(accent, ink, 0.2)}"${outline(paint)}/></g>`;
  return {
    behind: pane,
    figure: waistUp(input, {
      outfit: moment('outfit', OUTFITS[person.gender]),
      hat: moment<Hat | null>('hat', ['straw', null, null, 'scarf', 'bucket']),
      held: can,
      arms: [
        { side: -1, elbow: [-s - 24, 396], wrist: [-s + 12, 540], hand: 'none' },
        { side: 1, elbow: [s + 54, 300], wrist: [s + 18, 326], hand: 'grip' },
      ],
    }),
    front:
      pot(120, 150, '#c4673f', accent) +
      pot(590, 170, second, paint.top === paper ? accent : paper),
  };
}
