import type { Arm } from '../arms.ts';
import type { Hat } from '../head-extras.ts';
import { outline } from '../paint.ts';
import { lightness, mix, repeat, svg } from '../svg.ts';
import { waistUp, tones, type Scene, type SceneInput } from './scene.ts';

/** On the beach, before the horizon. */
export function sea(input: SceneInput): Scene {
  const { paint, moment, person } = input;
  const { ground, paper, shape, second } = paint;
  const { soft } = tones(paint);
  const line = outline(paint, paint.line * 1.2);
  const water =
    lightness(ground) > 0.55 ? mix(shape, paint.ink, 0.1) : mix(ground, paint.ink, 0.25);
  const wave = (y: number, share: number): string =>
    svg`<path d="M-40 ${y}${'q30-22 60 0t60 0'.repeat(7)}" fill="none" stroke="${paper}" stroke-width="7" stroke-linecap="round" opacity="${share}"/>`;
  const boat = svg`<g transform="translate(612 470)"><path d="M-56 0H56Q40 34 0 34T-56 0Z" fill="${second}"${line}/><path d="M-4-10V-150Q56-70 62-10Z" fill="${paper}"${line}/><path d="M-14-10V-120Q-50-60-54-10Z" fill="${paint.accent}"${line}/></g>`;
  const s = person.shoulders;
  const woman = person.gender === 'woman';
  const left: Arm = moment('hand', [
    { side: -1, elbow: [-s - 52, 390], wrist: [-s - 66, 200], hand: 'wave' } as const,
    { side: -1, elbow: [-s - 62, 110], wrist: [-96, -66], hand: 'rest' } as const,
    { side: -1, elbow: [-s - 14, 400], wrist: [-s + 10, 540], hand: 'none' } as const,
  ]);
  const hat = moment<Hat | null>('hat', [
    'straw',
    'straw',
    'bucket',
    null,
    woman ? 'scarf' : 'cap',
  ]);
  return {
    behind: svg`<circle cx="190" cy="300" r="130" fill="${mix(shape, paper, 0.25)}"/><path d="M0 500H720V960H0Z" fill="${water}"/>${boat}${repeat(6, (n) => wave(548 + n * 64, 0.85 - n * 0.1))}<path d="M0 880Q200 820 380 860T720 840V960H0Z" fill="${mix('#f0d8a8', soft, 0.2)}"/>`,
    figure: waistUp(input, {
      outfit: woman
        ? moment('outfit', ['summer', 'stripes', 'tee'] as const)
        : moment('outfit', ['tee', 'stripes', 'shirt'] as const),
      hat: left.wrist[1] < 0 && hat === null ? 'straw' : hat,
      arms: [left, { side: 1, elbow: [s + 16, 400], wrist: [s - 6, 560], hand: 'none' }],
    }),
    front: '',
  };
}
