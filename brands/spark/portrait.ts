import type { BrandPortrait, Painted } from '../../lib/media/portraits/brand-portrait.ts';

export const portrait: BrandPortrait = {
  palette: {
    ink: '--night-950',
    paper: '--peri-50',
    grounds: [
      ['--peri-400', '--lime-400'],
      ['--lime-400', '--peri-400'],
      ['--coral-400', '--peri-200'],
      ['--peri-200', '--coral-400'],
      ['--peri-600', '--lime-400'],
      ['--lime-200', '--peri-500'],
    ],
    clothes: ['--peri-50', '--lime-400', '--coral-400', '--peri-600', '--peri-300'],
    dyes: ['--peri-600', '--coral-400'],
  },
  sticker: true,
  line: 5,
  shade: 'none',
  scenes,
  people: [
    { name: 'Aoife', gender: 'woman', age: 27, hair: 'red', seed: 'aoife 2' },
    { name: 'Cillian', gender: 'man', age: 31, hair: 'brown', seed: 'cillian 2' },
    { name: 'Priya', gender: 'woman', age: 34, hair: 'black', seed: 'priya' },
    { name: 'Seán', gender: 'man', age: 45, hair: 'dark_blond', seed: 'seán' },
    { name: 'Maeve', gender: 'woman', age: 39, hair: 'brown', seed: 'maeve 4' },
  ],
};

function scenes({ palette, shape }: Painted): readonly string[] {
  const dots = Array.from(
    { length: 80 },
    (_, index) =>
      `<circle cx="${String(45 + (index % 8) * 90)}" cy="${String(45 + Math.floor(index / 8) * 96)}" r="15"/>`,
  ).join('');
  const burst = Array.from({ length: 36 }, (_, index) => {
    const radius = index % 2 === 0 ? 390 : 310;
    const angle = (Math.PI * index) / 18;
    return `${String(Math.round(360 + Math.sin(angle) * radius))} ${String(Math.round(430 - Math.cos(angle) * radius))}`;
  }).join('L');
  const zigzag = (y: number): string =>
    `<path d="M-20 ${String(y)}${'l45-40 45 40'.repeat(9)}" fill="none" stroke="${shape}" stroke-width="26"/>`;
  return [
    `<path d="M${burst}z" fill="${shape}"/>`,
    `<g fill="${shape}">${dots}</g>`,
    [120, 300, 480, 660, 840].map(zigzag).join(''),
    `<rect x="70" y="110" width="580" height="640" rx="210" fill="${shape}"/><path d="M610 90l14 36 36 14-36 14-14 36-14-36-36-14 36-14zM96 690l10 26 26 10-26 10-10 26-10-26-26-10 26-10z" fill="${palette.paper}"/>`,
  ];
}
