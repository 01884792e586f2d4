import type { Hat } from '../head-extras.ts';
import { outline } from '../paint.ts';
import { mix, svg } from '../svg.ts';
import { waistUp, tones, type Scene, type SceneInput } from './scene.ts';

/** On a path below the peaks, with a backpack. */
export function mountain(input: SceneInput): Scene {
  const { paint, person, moment } = input;
  const { ink, paper, shape, second, accent } = paint;
  const { deep, strong, soft } = tones(paint);
  const line = outline(paint, paint.line);
  const s = person.shoulders;
  const pack = svg`<path d="M${-s - 34} 250Q${-s - 40} 170 -70 160H70Q${s + 40} 170 ${s + 34} 250V480H${-s - 34}Z" fill="${accent}"${line}/>`;
  const strap = (side: number): string =>
    svg`<path d="M${side * (s - 52)} 180Q${side * (s - 34)} 300 ${side * (s - 26)} 430" fill="none" stroke="${mix(accent, ink, 0.22)}" stroke-width="24"/>`;
  const pole = svg`<path d="M${s + 40} 300L${s + 76} 640" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>`;
  return {
    behind: svg`<circle cx="${moment('sun', [150, 570])}" cy="190" r="84" fill="${mix(shape, paper, 0.4)}"/><path d="M-40 640L170 250 300 430 470 160 760 640Z" fill="${shape}"/><path d="M470 160L760 640H500Q540 400 470 160ZM170 250L300 430 330 640H180Q230 400 170 250Z" fill="${strong}"/><path d="M470 160l-58 92 34-14 26 30 34-32 30 26ZM170 250l-42 78 30-12 20 24 28-26 18 12Z" fill="${paper}"/><path d="M0 620Q180 540 360 600T720 570V960H0Z" fill="${deep}"/><path d="M0 760Q240 690 720 780V960H0Z" fill="${soft}" opacity=".55"/><g transform="translate(360 340) scale(1.24)">${pack}</g>`,
    figure: waistUp(input, {
      outfit: moment('outfit', ['checks', 'tee', 'rollneck', 'hoodie'] as const),
      hat: moment<Hat | null>('hat', ['beanie', 'bucket', 'cap', null, 'fedora']),
      held: strap(-1) + strap(1),
      arms: [
        { side: -1, elbow: [-s - 38, 384], wrist: [-s + 46, 300], hand: 'grip', flip: true },
        { side: 1, elbow: [s + 42, 390], wrist: [s + 46, 320], hand: 'grip' },
      ],
    }),
    front: svg`<g transform="translate(360 340) scale(1.24)">${pole}</g><path d="M-10 960Q60 860 120 960ZM90 960Q150 890 220 960ZM600 960Q660 870 740 960Z" fill="${mix(second, ink, 0.2)}"/>`,
  };
}
