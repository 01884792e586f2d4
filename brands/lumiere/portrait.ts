import type { BrandPortrait, Painted } from '../../lib/media/portraits/brand-portrait.ts';

export const portrait: BrandPortrait = {
  palette: {
    ink: '--ink-950',
    paper: '--white-50',
    grounds: [
      ['--white-200', '--blush-200'],
      ['--blush-100', '--white-50'],
      ['--white-100', '--blush-300'],
      ['--blush-200', '--white-50'],
      ['--white-300', '--blush-100'],
      ['--stone-400', '--blush-200'],
    ],
    clothes: ['--white-50', '--blush-200', '--white-200', '--ink-800', '--stone-400'],
    dyes: ['--blush-600', '--stone-500'],
  },
  inkOnly: true,
  line: 2.6,
  shade: 'none',
  scenes,
  people: [
    { name: 'Élise', gender: 'woman', age: 46, hair: 'brown', seed: 'élise 2' },
    { name: 'Bastien', gender: 'man', age: 35, hair: 'black', seed: 'bastien' },
    { name: 'Odile', gender: 'woman', age: 61, hair: 'blond', seed: 'odile' },
    { name: 'Karim', gender: 'man', age: 42, hair: 'black', seed: 'karim' },
    { name: 'Jeanne', gender: 'woman', age: 29, hair: 'red', seed: 'jeanne' },
  ],
};

function scenes({ palette, shape }: Painted): readonly string[] {
  const line = `fill="none" stroke="${palette.ink}" stroke-width="2.5"`;
  return [
    `<circle cx="440" cy="360" r="250" fill="${shape}"/>`,
    `<path d="M96 90h528v900H96z" fill="${shape}"/><path d="M72 66h576v940H72z" ${line}/>`,
    `<path d="M0 0h360v960H0z" fill="${shape}"/>`,
    `<circle cx="250" cy="390" r="220" fill="${shape}"/><path d="M470 60h200v280H470zM486 76h168v248H486z" ${line}/>`,
  ];
}
