import type { BrandPortrait, Painted } from '../../lib/media/portraits/brand-portrait.ts';

export const portrait: BrandPortrait = {
  palette: {
    ink: '--night-950',
    paper: '--fog-50',
    grounds: [
      ['--fog-300', '--lamp-400'],
      ['--sea-600', '--lamp-300'],
      ['--lamp-400', '--fog-50'],
      ['--granite-200', '--buoy-600'],
      ['--glaz-200', '--sea-600'],
      ['--buoy-600', '--fog-50'],
      ['--night-700', '--sea-500'],
    ],
    clothes: ['--fog-50', '--sea-700', '--lamp-400', '--buoy-600', '--night-600', '--glaz-200'],
    dyes: ['--sea-600', '--buoy-600'],
  },
  shade: 'flat',
  scenes,
  people: [
    { name: 'Maël', gender: 'man', age: 44, hair: 'dark_blond', seed: 'maël' },
    { name: 'Solène', gender: 'woman', age: 38, hair: 'brown', seed: 'solène' },
    { name: 'Yann', gender: 'man', age: 57, hair: 'black', seed: 'yann' },
    { name: 'Inès', gender: 'woman', age: 32, hair: 'black', seed: 'inès 2' },
    { name: 'Gaëlle', gender: 'woman', age: 49, hair: 'red', seed: 'gaëlle' },
  ],
};

/** Beam, bands, sun on the horizon, swell. */
function scenes({ palette, shape }: Painted): readonly string[] {
  const swell = Array.from({ length: 8 }, (_, row) => {
    const y = 470 + row * 66;
    return `<path d="M${String(-60 - (row % 2) * 40)} ${String(y)}${'q40-34 80 0t80 0'.repeat(6)}"/>`;
  }).join('');
  const bands = [90, 270, 450, 630, 810]
    .map((y) => `<path d="M0 ${String(y)}h720v90H0z"/>`)
    .join('');
  return [
    `<path d="M690 250-260-60v700z" fill="${shape}" opacity=".85"/><path d="M690 250-260 120v330z" fill="${palette.paper}" opacity=".55"/><circle cx="690" cy="250" r="70" fill="${shape}"/>`,
    `<g fill="${shape}">${bands}</g>`,
    `<circle cx="360" cy="430" r="290" fill="${shape}"/><g fill="none" stroke="${palette.paper}" stroke-width="12" stroke-linecap="round" opacity=".8">${swell}</g>`,
    `<path d="M0 0h720v250H0z" fill="${shape}"/><path d="M0 250h720v40H0zM0 320h720v22H0zM0 372h720v10H0z" fill="${palette.ink}"/>`,
  ];
}
