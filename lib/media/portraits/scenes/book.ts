import { OUTFITS } from '../body.ts';
import { outline } from '../paint.ts';
import { mix, repeat, svg } from '../svg.ts';
import { waistUp, tones, type Scene, type SceneInput } from './scene.ts';

/** Reading in an armchair, before shelves. */
export function book(input: SceneInput): Scene {
  const { paint, person, moment } = input;
  const { ink, paper, shape, second, accent, ground } = paint;
  const { deep } = tones(paint);
  const line = outline(paint, paint.line * 1.2);
  const s = person.shoulders;
  const spines = [shape, paper, accent, second, mix(shape, ink, 0.3)];
  const shelf = (y: number, from: number): string =>
    svg`${repeat(13, (n) => {
      const height = 92 + ((n * 37 + from * 13) % 5) * 13;
      return svg`<path d="M${18 + n * 54} ${y - height}h${36 + ((n * 7 + from) % 3) * 6}v${height}h-48Z" fill="${spines[(n + from) % spines.length] ?? shape}"${line}/>`;
    })}<path d="M0 ${y}H720v16H0Z" fill="${mix(ground, ink, 0.4)}"/>`;
  const chair = svg`<path d="M96 960V560Q96 380 360 380T624 560V960Z" fill="${accent === ground ? second : shape}"${line}/><path d="M40 960V720Q40 640 110 640T170 720V960ZM550 960V720Q550 640 616 640T680 720V960Z" fill="${mix(shape, ink, 0.14)}"${line}/>`;
  return {
    behind: svg`<path d="M0 0H720V960H0Z" fill="${deep}"/>${shelf(166, 0)}${shelf(352, 2)}${shelf(540, 4)}${chair}`,
    figure: waistUp(input, {
      outfit: moment('outfit', OUTFITS[person.gender]),
      arms: [
        { side: -1, elbow: [-s - 40, 388], wrist: [-104, 378], hand: 'rest', flip: true },
        { side: 1, elbow: [s + 40, 388], wrist: [104, 378], hand: 'rest' },
      ],
      held: svg`<path d="M0 300Q-60 270-132 286V420Q-60 404 0 432Q60 404 132 420V286Q60 270 0 300Z" fill="${accent}"${outline(paint)}/><path d="M0 300Q-56 276-122 290V272Q-56 258 0 284Q56 258 122 272V290Q56 276 0 300Z" fill="${paper}"${outline(paint)}/><path d="M0 300V432" stroke="${mix(accent, ink, 0.3)}" stroke-width="5"/><path d="M-96 330h60M36 330h60" stroke="${paper}" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
    }),
    front: '',
  };
}
