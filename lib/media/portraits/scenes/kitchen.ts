import { outline } from '../paint.ts';
import { mix, repeat, svg } from '../svg.ts';
import { waistUp, tones, type Scene, type SceneInput } from './scene.ts';

/** Cooking, with a spoon in the hand. */
export function kitchen(input: SceneInput): Scene {
  const { paint, person } = input;
  const { ink, paper, shape, second, accent } = paint;
  const { deep, pale } = tones(paint);
  const line = outline(paint, paint.line * 1.2);
  const s = person.shoulders;
  const tiles = repeat(
    40,
    (n) =>
      svg`<path d="M${(n % 8) * 92 - 8} ${Math.floor(n / 8) * 92 + 300}h84v84h-84Z" fill="${pale}" opacity="${n % 3 === 0 ? 0.7 : 0.35}"/>`,
  );
  const pots = svg`<path d="M0 214H720v18H0Z" fill="${mix(paint.ground, ink, 0.45)}"/><path d="M50 120h90v94H50Z" fill="${shape}"${line}/><path d="M44 108h102v20H44Z" fill="${paper}"${line}/><path d="M170 150q0-40 46-40t46 40v64h-92Z" fill="${accent}"${line}/><path d="M300 214q-20-90 34-104q54 14 34 104Z" fill="${paper}"${line}/><path d="M560 90h60v124h-60Z" fill="${second}"${line}/><path d="M640 130h54v84h-54Z" fill="${shape}"${line}/><path d="M450 214q-14-60-34-86M462 214v-110M474 214q14-60 34-86" stroke="#4d7a45" stroke-width="12" stroke-linecap="round" fill="none"/>`;
  const tomato = (x: number, y: number, r: number): string =>
    svg`<circle cx="${x}" cy="${y}" r="${r}" fill="#d8402f"${line}/><path d="M${x - 14} ${y - r + 4}l14 10 14-10-6-2 2-12-10 8-10-8 2 12Z" fill="#4d7a45"/>`;
  return {
    behind: svg`${tiles}${pots}<path d="M0 760H720V960H0Z" fill="${deep}"/>`,
    figure: waistUp(input, {
      outfit: 'apron',
      arms: [
        { side: -1, elbow: [-s - 34, 390], wrist: [-112, 384], hand: 'none' },
        { side: 1, elbow: [s + 52, 384], wrist: [s + 22, 250], hand: 'grip' },
      ],
      held: svg`<g transform="translate(${s + 18} 214) rotate(14)"><path d="M0 40V-86" stroke="#b9803f" stroke-width="15" stroke-linecap="round"/><ellipse cx="0" cy="-112" rx="25" ry="36" fill="#b9803f"${outline(paint)}/></g>`,
    }),
    front: svg`<path d="M-10 850H730V970H-10Z" fill="${paper}"${line}/><path d="M-10 886H730" stroke="${mix(paper, ink, 0.2)}" stroke-width="6"/><path d="M120 744H372V850Q372 884 330 884H162Q120 884 120 850Z" fill="${mix(accent, ink, 0.1)}"${line}/><path d="M106 726H386V756H106Z" fill="${accent}"${line}/><path d="M180 706q-14-22 4-40t0-40M250 706q-14-22 4-40t0-40M320 706q-14-22 4-40t0-40" fill="none" stroke="${paper}" stroke-width="9" stroke-linecap="round" opacity=".75"/>${tomato(490, 826, 44)}${tomato(574, 834, 38)}${tomato(536, 772, 36)}`,
  };
}
