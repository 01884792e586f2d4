import type { BrandPortrait, Painted } from '../../lib/media/portraits/brand-portrait.ts';

export const portrait: BrandPortrait = {
  palette: {
    ink: '--wine-950',
    paper: '--label-100',
    grounds: [
      ['--wine-600', '--brass-400'],
      ['--brass-400', '--wine-600'],
      ['--label-300', '--wine-500'],
      ['--olive-500', '--label-100'],
      ['--soda-400', '--label-100'],
      ['--wine-700', '--orange-400'],
    ],
    clothes: ['--label-100', '--wine-500', '--brass-400', '--olive-500', '--soda-600'],
    dyes: ['--wine-500', '--orange-400'],
  },
  line: 3.4,
  shade: 'hatch',
  scenes,
  people: [
    { name: 'Ramón', gender: 'man', age: 51, hair: 'black', seed: 'ramón' },
    { name: 'Clara', gender: 'woman', age: 39, hair: 'brown', seed: 'clara' },
    { name: 'Blai', gender: 'man', age: 33, hair: 'dark_blond', seed: 'blai' },
    { name: 'Montse', gender: 'woman', age: 60, hair: 'brown', seed: 'montse' },
    { name: 'Teo', gender: 'man', age: 42, hair: 'red', seed: 'teo' },
  ],
};

const BELL = 'M70 960V250H170C270 250 292 90 360 90s90 160 190 160h100v710z';

function scenes({ palette, ground, shape }: Painted): readonly string[] {
  const rays = Array.from({ length: 48 }, (_, index) => {
    const end = index % 2 === 0 ? 620 : 430;
    return `<path d="M0-250V-${String(end)}" transform="rotate(${String(index * 7.5)})"/>`;
  }).join('');
  const net = `<pattern id="n" width="120" height="190" patternUnits="userSpaceOnUse"><path d="M0 0 120 190M120 0 0 190" stroke="${shape}" stroke-width="9"/></pattern>`;
  return [
    `<path d="${BELL}" fill="${shape}"/><path d="M96 980V276h80C292 276 312 116 360 116s68 160 184 160h80v704" fill="none" stroke="${ground}" stroke-width="7"/>`,
    `<g transform="translate(360 380)" stroke="${shape}" stroke-width="9">${rays}</g><circle cx="360" cy="380" r="215" fill="${shape}"/>`,
    `${net}<path d="M0 0h720v960H0z" fill="url(#n)"/><ellipse cx="360" cy="430" rx="270" ry="340" fill="${shape}"/><ellipse cx="360" cy="430" rx="246" ry="316" fill="none" stroke="${palette.ink}" stroke-width="5"/>`,
    `<path d="M0 150h720v26H0zM0 190h720v8H0z" fill="${shape}"/><path d="M0 470h720v490H0z" fill="${shape}"/><path d="M90 540h150v460H90zM285 540h150v460H285zM480 540h150v460H480z" fill="none" stroke="${ground}" stroke-width="8"/>`,
  ];
}
