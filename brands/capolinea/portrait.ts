import type { BrandPortrait, Painted } from '../../lib/media/portraits/brand-portrait.ts';

export const portrait: BrandPortrait = {
  palette: {
    ink: '--slate-950',
    paper: '--enamel-50',
    grounds: [
      ['--ochre-400', '--green-700'],
      ['--green-600', '--ochre-400'],
      ['--fog-300', '--ochre-400'],
      ['--ochre-300', '--enamel-50'],
      ['--green-300', '--green-700'],
      ['--enamel-50', '--ochre-400'],
    ],
    clothes: ['--enamel-50', '--green-600', '--ochre-400', '--signal-500', '--slate-600'],
    dyes: ['--signal-500', '--green-600'],
  },
  line: 4.5,
  shade: 'flat',
  scenes,
  people: [
    { name: 'Ettore', gender: 'man', age: 37, hair: 'brown', seed: 'ettore' },
    { name: 'Irene', gender: 'woman', age: 44, hair: 'black', seed: 'irene' },
    { name: 'Dario', gender: 'man', age: 58, hair: 'brown', seed: 'dario' },
    { name: 'Sonia', gender: 'woman', age: 31, hair: 'red', seed: 'sonia' },
    {
      name: 'Gioele',
      gender: 'man',
      age: 26,
      hair: 'dark_blond',
      seed: 'gioele',
    },
  ],
};

function scenes({ palette, ground, shape }: Painted): readonly string[] {
  const stop = (x: number, y: number): string =>
    `<circle cx="${String(x)}" cy="${String(y)}" r="34" fill="${palette.paper}" stroke="${palette.ink}" stroke-width="13"/>`;
  const line = `<path d="M-20 250H170L330 410H740M-20 600H300L480 420V-20M120 980V770L290 600" fill="none" stroke="${shape}" stroke-width="44"/>`;
  const panels = [40, 180, 320, 460, 600]
    .map((x) => `<path d="M${String(x)} 90h84v300h-84z"/>`)
    .join('');
  return [
    // the windscreen
    `<path d="M70 960V330C70 170 190 90 360 90s290 80 290 240v630z" fill="${shape}"/><path d="M128 960V360c0-120 90-200 232-200s232 80 232 200v600z" fill="${ground}"/><path d="M128 690h464v34H128z" fill="${shape}"/>`,
    // the network
    `${line}${stop(170, 250)}${stop(600, 410)}${stop(480, 130)}${stop(120, 800)}`,
    // an enamel plate
    `<path d="M110 90h500a50 50 0 0 0 50 50v880H60V140a50 50 0 0 0 50-50z" fill="${shape}"/><path d="M124 116h472a60 60 0 0 0 38 38v880H86V154a60 60 0 0 0 38-38z" fill="none" stroke="${ground}" stroke-width="8"/>`,
    // a row of windows
    `<path d="M0 60h720v370H0z" fill="${shape}"/><g fill="${ground}">${panels}</g><path d="M0 462h720v22H0zM0 500h720v8H0z" fill="${shape}"/>`,
  ];
}
