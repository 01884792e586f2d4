import { OUTFITS } from '../body.ts';
import { outline, type Paint } from '../paint.ts';
import { mix, svg } from '../svg.ts';
import { waistUp, tones, type Scene, type SceneInput } from './scene.ts';

const COATS = ['#e39a4a', '#4a4443', '#d9d2c6', '#9a9490', '#2b2625'] as const;

/** At home on the sofa, with a cat in the arms. */
export function cat(input: SceneInput): Scene {
  const { paint, person, moment } = input;
  const { ink, paper, shape, second, accent } = paint;
  const { deep, strong } = tones(paint);
  const line = outline(paint, paint.line * 1.2);
  const s = person.shoulders;
  const picture = svg`<path d="M60 80H250V320H60Z" fill="${paper}"${line}/><circle cx="155" cy="180" r="56" fill="${accent}"/><path d="M76 304Q150 200 234 304Z" fill="${second}"/>`;
  const plant = svg`<g transform="translate(620 640)"><path d="M0 0Q-20-180-90-230Q-96-120 0 0Q10-220 0-320Q-40-220 0 0Q30-200 96-250Q90-120 0 0Z" fill="#5a8a58"${line}/><path d="M-60-10H60L44 130H-44Z" fill="${accent}"${line}/></g>`;
  return {
    behind: svg`${picture}${plant}<path d="M0 720H720V960H0Z" fill="${deep}"/><path d="M30 960V600Q30 530 110 530H610Q690 530 690 600V960Z" fill="${shape}"${line}/><path d="M360 540V960" stroke="${strong}" stroke-width="6"/>`,
    figure: waistUp(input, {
      outfit: moment('outfit', OUTFITS[person.gender]),
      held: svg`<g transform="translate(34 330) scale(.92)">${drawCat(paint, person.choose('cat', COATS))}</g>`,
      arms: [
        { side: 1, elbow: [s + 44, 392], wrist: [20, 436], hand: 'rest', flip: true },
        { side: -1, elbow: [-s - 34, 386], wrist: [-56, 394], hand: 'rest' },
      ],
    }),
    front: svg`<path d="M40 960Q60 860 170 870T240 960Z" fill="${second}"${line}/><path d="M70 940l40-50M120 950l40-60" stroke="${mix(second, ink, 0.25)}" stroke-width="7" stroke-linecap="round"/>`,
  };
}

function drawCat(paint: Paint, coat: string): string {
  const line = outline(paint);
  const { ink } = paint;
  const stripe = mix(coat, coat < '#5' ? '#ffffff' : ink, 0.3);
  const light = mix(coat, '#ffffff', 0.5);
  return svg`<path d="M-70 60C-96 110-80 170-20 180H80C150 176 160 90 96 60C60 40-40 40-70 60Z" fill="${coat}"${line}/><path d="M96 150Q170 150 164 80Q160 50 138 62" fill="none" stroke="${coat}" stroke-width="25" stroke-linecap="round"/><path d="M30 62v40M58 60v44M86 66v36" stroke="${stripe}" stroke-width="9" stroke-linecap="round"/><path d="M-70-32L-62-84L-26-58H26L62-84L70-32C84 30 50 70 0 70S-84 30-70-32Z" fill="${coat}"${line}/><path d="M-58-66l-4 30 20-16ZM58-66l4 30-20-16Z" fill="#e8a0a0"/><path d="M-28 30Q0 14 28 30Q26 62 0 64Q-26 62-28 30Z" fill="${light}"/><path d="M-14-56v22M0-58v26M14-56v22" stroke="${stripe}" stroke-width="7" stroke-linecap="round"/><path d="M-42-2Q-29 14-16-2M16-2Q29 14 42-2" fill="none" stroke="${coat < '#5' ? '#e9d98a' : ink}" stroke-width="6" stroke-linecap="round"/><path d="M-9 30H9L0 40Z" fill="#d8757c"/><path d="M0 40v6Q-10 56-18 48M0 46Q10 56 18 48" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><path d="M-40 34l-40-6M-40 44l-38 6M40 34l40-6M40 44l38 6" stroke="${mix(ink, '#ffffff', 0.3)}" stroke-width="2.6" stroke-linecap="round"/>`;
}
