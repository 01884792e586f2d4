import type { BrandPortrait, Painted } from '../../lib/media/portraits/brand-portrait.ts';

export const portrait: BrandPortrait = {
  palette: {
    ink: '--vinyl-950',
    paper: '--kraft-50',
    grounds: [
      ['--kraft-300', '--blue-600'],
      ['--blue-300', '--vinyl-900'],
      ['--mustard-400', '--brick-500'],
      ['--brick-500', '--kraft-100'],
      ['--kraft-100', '--mustard-400'],
      ['--blue-600', '--mustard-400'],
      ['--moss-500', '--kraft-200'],
    ],
    clothes: ['--kraft-50', '--vinyl-800', '--blue-500', '--mustard-400', '--brick-500'],
    dyes: ['--blue-500', '--brick-500'],
  },
  shade: 'dots',
  scenes,
  people: [
    { name: 'Niamh', gender: 'woman', age: 35, hair: 'black', seed: 'niamh' },
    { name: 'Declan', gender: 'man', age: 41, hair: 'red', seed: 'declan' },
    { name: 'Orla', gender: 'woman', age: 53, hair: 'brown', seed: 'orla' },
    { name: 'Femi', gender: 'man', age: 29, hair: 'black', seed: 'femi' },
    {
      name: 'Saoirse',
      gender: 'woman',
      age: 26,
      hair: 'dark_blond',
      seed: 'saoirse',
    },
  ],
};

/** Four covers: grooves, a curve of stripes, half circles, rows of dots. */
function scenes({ palette, ground, shape }: Painted): readonly string[] {
  const grooves = Array.from(
    { length: 9 },
    (_, index) => `<circle cx="360" cy="420" r="${String(170 + index * 44)}"/>`,
  ).join('');
  const stripes = [0, 1, 2, 3]
    .map((row) => {
      const y = row * 66;
      const stroke = row % 2 === 0 ? shape : palette.paper;
      return `<path d="M-40 ${String(620 + y)}C220 ${String(620 + y)} 260 ${String(170 + y)} 780 ${String(170 + y)}" stroke="${stroke}"/>`;
    })
    .join('');
  const dots = Array.from(
    { length: 11 },
    (_, row) =>
      `<path d="M50 ${String(60 + row * 86)}h660" stroke-width="${String(62 - row * 5)}"/>`,
  ).join('');
  return [
    `<circle cx="360" cy="420" r="330" fill="${shape}"/><g fill="none" stroke="${ground}" stroke-width="5">${grooves}</g>`,
    `<g fill="none" stroke-width="50">${stripes}</g>`,
    `<path d="M0 0h360v480A360 360 0 0 1 0 120zM720 960H360V480a360 360 0 0 1 360 360z" fill="${shape}"/><path d="M360 0a360 360 0 0 1 360 360v120H360z" fill="${palette.paper}" opacity=".7"/>`,
    `<g fill="none" stroke="${shape}" stroke-linecap="round" stroke-dasharray="0 103">${dots}</g>`,
  ];
}
