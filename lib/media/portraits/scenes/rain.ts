import { outline } from '../paint.ts';
import { mix, repeat, svg } from '../svg.ts';
import { waistUp, tones, type Scene, type SceneInput } from './scene.ts';

/** In town under an umbrella. */
export function rain(input: SceneInput): Scene {
  const { paint, person, moment } = input;
  const { ink, paper, shape, accent, second } = paint;
  const { deep, strong, soft } = tones(paint);
  const line = outline(paint, paint.line * 1.2);
  const s = person.shoulders;
  const drops = repeat(46, (n) => svg`M${(n * 173) % 740} ${(n * 97) % 930}l-9 34`);
  const houses = repeat(6, (n) => {
    const top = 330 + ((n * 61) % 5) * 44;
    return svg`<path d="M${n * 122 - 6} 800V${top}h118V800Z" fill="${[strong, soft, shape][n % 3] ?? shape}"/>${repeat(6, (w) => svg`<path d="M${n * 122 + 16 + (w % 2) * 46} ${top + 34 + Math.floor(w / 2) * 90}h28v46h-28Z" fill="${paper}" opacity="${(w + n) % 3 === 0 ? 0.85 : 0.3}"/>`)}`;
  });
  const canopy = svg`<path d="M30 300Q40 20 360 20T690 300Q640 252 580 300Q520 252 470 300Q416 250 360 300Q304 250 250 300Q196 252 140 300Q84 252 30 300Z" fill="${accent}"${line}/><path d="M250 300Q250 120 360 20Q470 120 470 300Q416 250 360 300Q304 250 250 300Z" fill="${mix(accent, ink, 0.14)}"/><path d="M360 20V-10" stroke="${ink}" stroke-width="10"/>`;
  return {
    behind: svg`${houses}<path d="M0 780H720V960H0Z" fill="${deep}"/><path d="${drops}" stroke="${paper}" stroke-width="5" stroke-linecap="round" opacity=".7"/><g transform="translate(96 0)">${canopy}<path d="M360 290V800" stroke="${ink}" stroke-width="12"/></g>`,
    figure: waistUp(
      input,
      {
        outfit: moment('outfit', ['raincoat', 'blazer', 'rollneck', 'raincoat'] as const),
        arms: [
          { side: -1, elbow: [-s - 20, 400], wrist: [-s + 10, 540], hand: 'none' },
          { side: 1, elbow: [s + 40, 400], wrist: [88 + 22, 316], hand: 'none' },
        ],
      },
      'translate(320 430) scale(1.16)',
    ),
    front: svg`<g transform="translate(452 790)"><path d="M4-70V60" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><rect x="-32" y="-34" width="72" height="72" rx="30" fill="${paint.skin}"${outline(paint, paint.line === 0 ? 0 : paint.line * 1.2)}/><path d="M-26-12H10M-28 4H12M-26 20H10" stroke="${mix(paint.skin, ink, 0.35)}" stroke-width="4" stroke-linecap="round"/></g><path d="M0 930Q180 900 340 934T720 920V960H0Z" fill="${mix(second, ink, 0.3)}" opacity=".5"/>`,
  };
}
