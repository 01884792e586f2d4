import type { BrandPortrait, Painted } from '../../lib/media/portraits/brand-portrait.ts';
import { FROND, MONSTERA } from './leaves.ts';

export const portrait: BrandPortrait = {
  palette: {
    ink: '--bottle-950',
    paper: '--mist-50',
    grounds: [
      ['--mist-200', '--palm-500'],
      ['--palm-600', '--fern-300'],
      ['--hibiscus-200', '--palm-600'],
      ['--fern-200', '--copper-500'],
      ['--copper-300', '--mist-50'],
      ['--citron-400', '--palm-600'],
    ],
    clothes: ['--mist-50', '--hibiscus-400', '--palm-500', '--citron-400', '--copper-500'],
    dyes: ['--hibiscus-600', '--copper-500'],
  },
  line: 3,
  shade: 'hatch',
  scenes,
  people: [
    { name: 'Pietro', gender: 'man', age: 48, hair: 'brown', seed: 'pietro 2' },
    {
      name: 'Viola',
      gender: 'woman',
      age: 36,
      hair: 'dark_blond',
      seed: 'viola 2',
    },
    { name: 'Amedeo', gender: 'man', age: 66, hair: 'brown', seed: 'amedeo' },
    { name: 'Giada', gender: 'woman', age: 30, hair: 'black', seed: 'giada' },
    { name: 'Elio', gender: 'man', age: 39, hair: 'red', seed: 'elio 5' },
  ],
};

const HOUSE =
  'M80 960V470C80 340 170 280 260 236 316 208 348 168 360 96 372 168 404 208 460 236 550 280 640 340 640 470V960z';

function scenes({ palette, ground, shape }: Painted): readonly string[] {
  const crown = (x: number, y: number, size: number): string =>
    [-150, -112, -74, -36, 2, 40]
      .map(
        (angle) =>
          `<path d="${FROND}" transform="translate(${String(x)} ${String(y)}) rotate(${String(angle)}) scale(${String(size)})"/>`,
      )
      .join('');
  const leaf = (x: number, y: number, angle: number, size: number): string =>
    `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(angle)}) scale(${String(size)})"><path d="${MONSTERA}" fill="${shape}"/><path d="M0 8V-180" stroke="${ground}" stroke-width="3"/></g>`;
  const panes = `<path d="M80 470H640M220 250V960M360 110V960M500 250V960M80 690H640" fill="none" stroke="${ground}" stroke-width="7"/>`;
  return [
    `<path d="${HOUSE}" fill="${shape}"/>${panes}`,
    `${leaf(250, 640, -38, 2.7)}${leaf(520, 720, 40, 2.5)}${leaf(360, 420, 4, 2)}`,
    `<g fill="${shape}">${crown(180, 360, 2.3)}${crown(600, 300, 1.9)}</g>`,
    `<path d="M60 60H420C560 60 660 160 660 300V960H300C160 960 60 860 60 720z" fill="${shape}"/><path d="M40 40H430C580 40 680 150 680 300V980H290C140 980 40 860 40 720z" fill="none" stroke="${palette.ink}" stroke-width="4"/>`,
  ];
}
