import { OUTFITS } from '../body.ts';
import { outline } from '../paint.ts';
import { mix, repeat, svg } from '../svg.ts';
import { waistUp, tones, type Scene, type SceneInput } from './scene.ts';

/** Playing the guitar under stage lights. */
export function concert(input: SceneInput): Scene {
  const { paint, person, moment } = input;
  const { ink, paper, shape, accent } = paint;
  const line = outline(paint);
  const { soft } = tones(paint);
  const s = person.shoulders;
  const wood = moment('wood', ['#c98442', '#a3542c', '#e0b36b']);
  const beams = repeat(
    4,
    (n) =>
      svg`<path d="M${100 + n * 170} 0L${n * 230 - 120} 960H${n * 230 + 120}Z" fill="${n % 2 === 0 ? shape : soft}" opacity=".4"/>`,
  );
  const bulbs = repeat(
    9,
    (n) =>
      svg`<circle cx="${40 + n * 80}" cy="${80 + Math.abs(n - 4) * -9 + 40}" r="17" fill="${n % 2 === 0 ? paper : shape}"${line}/>`,
  );
  const guitar = svg`<g transform="translate(-6 392) rotate(-24)"><path d="M84-17H330V17H84Z" fill="${mix(wood, ink, 0.5)}"${line}/><path d="M324-24h64q10 24 0 48h-64Z" fill="${mix(wood, ink, 0.6)}"${line}/><path d="M-150 0C-150-84-64-98-26-66C4-46 34-78 72-62C112-46 112 46 72 62C34 78 4 46-26 66C-64 98-150 84-150 0Z" fill="${wood}"${line}/><circle cx="26" cy="0" r="29" fill="${mix(wood, ink, 0.7)}"/><path d="M-104-26V26" stroke="${mix(wood, ink, 0.6)}" stroke-width="12"/><path d="M-100-10H370M-100 0H370M-100 10H370" stroke="${paper}" stroke-width="2"/></g>`;
  return {
    behind: svg`<path d="M0 0H720V960H0Z" fill="${mix(paint.ground, ink, 0.5)}"/>${beams}<path d="M0 118Q360 60 720 118" fill="none" stroke="${paper}" stroke-width="4"/>${bulbs}<path d="M0 820H720V960H0Z" fill="${mix(accent, ink, 0.55)}"/>`,
    figure: waistUp(input, {
      outfit: moment('outfit', OUTFITS[person.gender]),
      held: svg`<path d="M${-s + 40} 186Q30 300 ${s - 24} 400" fill="none" stroke="${mix(accent, ink, 0.35)}" stroke-width="18"/>${guitar}`,
      arms: [
        { side: -1, elbow: [-s - 48, 360], wrist: [-64, 376], hand: 'rest' },
        { side: 1, elbow: [s + 66, 390], wrist: [s + 56, 316], hand: 'grip' },
      ],
    }),
    front: '',
  };
}
