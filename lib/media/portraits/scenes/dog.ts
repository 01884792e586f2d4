import { OUTFITS } from '../body.ts';
import { outline, type Paint } from '../paint.ts';
import { mix, repeat, svg } from '../svg.ts';
import { waistUp, tones, type Scene, type SceneInput } from './scene.ts';

const COATS = ['#c98f4e', '#8a5a35', '#3a302c', '#efe6d6', '#a3968a'] as const;

/** In the park with a dog. */
export function dog(input: SceneInput): Scene {
  const { paint, person, moment } = input;
  const { shape } = paint;
  const { deep, strong, soft } = tones(paint);
  const s = person.shoulders;
  const tree = (x: number, y: number, r: number): string =>
    svg`<path d="M${x - 12} ${y}h24V720h-24Z" fill="${paint.ink}" opacity=".55"/><circle cx="${x}" cy="${y}" r="${r}" fill="${shape}"/><path d="M${x - r} ${y}a${r} ${r} 0 0 0 ${r * 2} 0Q${x} ${y + r * 0.5} ${x - r} ${y}Z" fill="${strong}"/>`;
  return {
    behind: svg`${tree(100, 300, 130)}${tree(640, 260, 150)}<path d="M0 690Q220 620 420 670T720 640V960H0Z" fill="${deep}"/><path d="M0 780Q260 720 720 770V960H0Z" fill="${soft}" opacity=".6"/>`,
    figure: waistUp(
      input,
      {
        outfit: moment('outfit', OUTFITS[person.gender]),
        arms: [
          { side: -1, elbow: [-s - 20, 400], wrist: [-s + 6, 540], hand: 'none' },
          { side: 1, elbow: [s + 60, 350], wrist: [s + 84, 436], hand: 'none' },
        ],
      },
      'translate(300 330) scale(1.2)',
    ),
    front: svg`<g transform="translate(548 668)">${drawDog(paint, choosesCoat(input), input.person.choose('ears', ['floppy', 'pointed'] as const))}</g>`,
  };
}

/** The dog of a person is the same in each picture. */
function choosesCoat({ person }: SceneInput): string {
  return person.choose('coat', COATS);
}

function drawDog(paint: Paint, coat: string, ears: 'floppy' | 'pointed'): string {
  const line = outline(paint, paint.line * 1.2);
  const dark = mix(coat, paint.ink, 0.35);
  const light = mix(coat, '#ffffff', 0.55);
  const ear =
    ears === 'floppy'
      ? svg`<path d="M-84-70Q-140-60-136 40Q-110 70-84 30Q-70-20-60-70Z" fill="${dark}"${line}/><path d="M84-70Q140-60 136 40Q110 70 84 30Q70-20 60-70Z" fill="${dark}"${line}/>`
      : svg`<path d="M-90-40Q-104-120-86-146Q-40-120-22-80Z" fill="${dark}"${line}/><path d="M90-40Q104-120 86-146Q40-120 22-80Z" fill="${dark}"${line}/>`;
  const head = svg`<path d="M0-98C60-98 96-60 96-4C96 30 78 44 66 66C54 100 30 110 0 110S-54 100-66 66C-78 44-96 30-96-4C-96-60-60-98 0-98Z" fill="${coat}"${line}/><path d="M0-96C16-60 22-20 40 6C60 30 54 100 0 104C-54 100-60 30-40 6C-22-20-16-60 0-96Z" fill="${light}"/>`;
  const face = svg`<circle cx="-42" cy="-10" r="11" fill="${paint.ink}"/><circle cx="42" cy="-10" r="11" fill="${paint.ink}"/><circle cx="-38" cy="-14" r="3.4" fill="#fff"/><circle cx="46" cy="-14" r="3.4" fill="#fff"/><path d="M-20 32Q0 20 20 32Q16 52 0 54Q-16 52-20 32Z" fill="${paint.ink}"/><path d="M0 54V66Q-18 84-36 70M0 66Q18 84 36 70" fill="none" stroke="${paint.ink}" stroke-width="5" stroke-linecap="round"/><path d="M-14 76Q0 82 14 76Q18 112 0 114Q-18 112-14 76Z" fill="#e0707a"/>`;
  const body = svg`<path d="M-84 70C-120 160-124 240-116 320H116C124 240 120 160 84 70Z" fill="${coat}"${line}/><path d="M-50 96Q0 130 50 96Q46 220 0 240Q-46 220-50 96Z" fill="${light}"/>`;
  const collar = svg`<path d="M-74 96Q0 140 74 96L80 122Q0 168-80 122Z" fill="${paint.accent}"${line}/><circle cx="0" cy="152" r="13" fill="${paint.paper}"${line}/>`;
  const tufts = repeat(3, (n) => svg`<path d="M${-14 + n * 14}-96l6-18 6 18Z" fill="${coat}"/>`);
  return body + collar + tufts + ear + head + face;
}
