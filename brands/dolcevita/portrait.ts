import type { BrandPortrait, Painted } from '../../lib/media/portraits/brand-portrait.ts';

export const portrait: BrandPortrait = {
  palette: {
    ink: '--olive-950',
    paper: '--cream-50',
    grounds: [
      ['--art-sky', '--lemon-400'],
      ['--sea-400', '--cream-100'],
      ['--lemon-300', '--campari-600'],
      ['--campari-600', '--lemon-400'],
      ['--sea-200', '--campari-400'],
      ['--cream-300', '--sea-400'],
    ],
    clothes: [
      '--cream-50',
      '--campari-600',
      '--sea-600',
      '--lemon-400',
      '--olive-500',
      '--sea-200',
    ],
    dyes: ['--campari-700', '--sea-600'],
  },
  shade: 'flat',
  scenes,
  people: [
    { name: 'Nadia', gender: 'woman', age: 41, hair: 'brown', seed: 'nadia' },
    { name: 'Tommaso', gender: 'man', age: 34, hair: 'black', seed: 'tommaso' },
    { name: 'Lia', gender: 'woman', age: 28, hair: 'dark_blond', seed: 'lia' },
    { name: 'Renato', gender: 'man', age: 63, hair: 'brown', seed: 'renato' },
    { name: 'Marta', gender: 'woman', age: 52, hair: 'red', seed: 'marta' },
  ],
};

function scenes({ palette, shape }: Painted): readonly string[] {
  const sea = Array.from({ length: 7 }, (_, row) => {
    const y = 560 + row * 62;
    return `<path d="M-40 ${String(y)}${'q30-26 60 0t60 0'.repeat(7)}"/>`;
  }).join('');
  const rays = Array.from(
    { length: 20 },
    (_, index) => `<path d="M0 0-46-900h92z" transform="rotate(${String(index * 18)})"/>`,
  ).join('');
  return [
    `<circle cx="360" cy="400" r="300" fill="${shape}"/>`,
    `<g transform="translate(360 420)" fill="${shape}" opacity=".8">${rays}</g><circle cx="360" cy="420" r="250" fill="${shape}"/>`,
    `<path d="M70 960V380a290 290 0 0 1 580 0v580z" fill="${shape}"/><path d="M44 960V380a316 316 0 0 1 632 0v580" fill="none" stroke="${palette.ink}" stroke-width="5"/>`,
    `<circle cx="500" cy="330" r="220" fill="${shape}"/><g fill="none" stroke="${palette.paper}" stroke-width="9" stroke-linecap="round" opacity=".75">${sea}</g>`,
  ];
}
