import type { BrandPortrait, Painted } from '../../lib/media/portraits/brand-portrait.ts';

export const portrait: BrandPortrait = {
  palette: {
    ink: '--aubergine-950',
    paper: '--plaster-100',
    grounds: [
      ['--aubergine-800', '--ember-400'],
      ['--ember-400', '--saffron-400'],
      ['--ember-700', '--aubergine-900'],
      ['--saffron-400', '--ember-600'],
      ['--azulejo-700', '--saffron-400'],
      ['--aubergine-700', '--azulejo-500'],
    ],
    clothes: ['--plaster-100', '--ember-400', '--saffron-400', '--azulejo-500', '--ember-700'],
    dyes: ['--ember-600', '--azulejo-700'],
  },
  shade: 'strong',
  scenes,
  people: [
    { name: 'Rocío', gender: 'woman', age: 33, hair: 'black', seed: 'rocío' },
    { name: 'Julián', gender: 'man', age: 47, hair: 'brown', seed: 'julián' },
    { name: 'Noa', gender: 'woman', age: 26, hair: 'brown', seed: 'noa' },
    { name: 'Curro', gender: 'man', age: 38, hair: 'black', seed: 'curro 2' },
    { name: 'Pilar', gender: 'woman', age: 59, hair: 'brown', seed: 'pilar' },
  ],
};

function scenes({ palette, ground, shape }: Painted): readonly string[] {
  const star =
    'M48 6l12.3 12.3H77.7v17.4L90 48 77.7 60.3v17.4H60.3L48 90 35.7 77.7H18.3V60.3L6 48l12.3-12.3V18.3h17.4z';
  const tiles = `<pattern id="t" width="96" height="96" patternUnits="userSpaceOnUse" patternTransform="skewY(-4) scale(1.5)"><path d="${star}" fill="${shape}"/><path d="M48 32l16 16-16 16-16-16z" fill="${ground}"/><path d="M0 0h14L0 14zM96 0v14L82 0zM0 96V82l14 14zM96 96H82l14-14z" fill="${shape}"/></pattern>`;
  const blades = Array.from({ length: 17 }, (_, index) => {
    const blade = `d="M-10-60-62-620q62-60 124 0L10-60z" transform="rotate(${String(index * 11 - 88)})"`;
    const shade = `<path ${blade} fill="${palette.ink}" opacity=".22"/>`;
    return `<path ${blade} fill="${shape}"/>${index % 2 === 1 ? shade : ''}`;
  }).join('');
  return [
    `<g transform="translate(360 760)">${blades}</g>`,
    `${tiles}<path d="M0 60 720 0v960H0z" fill="url(#t)"/>`,
    `<path d="M0 270 720 90v560L0 830z" fill="${shape}"/><path d="M0 850 720 670v20L0 870zM0 230 720 50v20L0 250z" fill="${shape}"/>`,
    `<circle cx="250" cy="330" r="270" fill="${shape}"/><path d="M-60 960 300 0h60L0 960zM60 960 420 0h30L90 960z" fill="${palette.ink}" opacity=".16"/>`,
  ];
}
