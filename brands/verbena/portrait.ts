import type { BrandPortrait, Painted } from '../../lib/media/portraits/brand-portrait.ts';

export const portrait: BrandPortrait = {
  palette: {
    ink: '--petrol-950',
    paper: '--rosa-50',
    grounds: [
      ['--menta-500', '--limon-400'],
      ['--limon-400', '--rosa-400'],
      ['--rosa-300', '--fresa-600'],
      ['--fresa-500', '--limon-400'],
      ['--petrol-700', '--rosa-400'],
      ['--menta-300', '--fresa-500'],
    ],
    clothes: ['--rosa-50', '--fresa-600', '--limon-400', '--menta-500', '--mora-600'],
    dyes: ['--mora-600', '--fresa-600'],
  },
  shade: 'dots',
  scenes,
  people: [
    {
      name: 'Candela',
      gender: 'woman',
      age: 30,
      hair: 'brown',
      seed: 'candela',
    },
    { name: 'Óscar', gender: 'man', age: 36, hair: 'black', seed: 'óscar' },
    { name: 'Amparo', gender: 'woman', age: 64, hair: 'brown', seed: 'amparo' },
    { name: 'Nico', gender: 'man', age: 27, hair: 'brown', seed: 'nico' },
    { name: 'Lola', gender: 'woman', age: 43, hair: 'black', seed: 'lola' },
  ],
};

/** Bunting, lanterns and fireworks, with the printing plates slightly misregistered. */
function scenes({ palette, ground, shape }: Painted): readonly string[] {
  const pennants = (y: number, lean: number): string =>
    Array.from({ length: 7 }, (_, index) => {
      const x = 60 + index * 100;
      const drop = Math.round(y + 46 - ((index - 3) * lean) ** 2);
      const fill = index % 2 === 0 ? shape : palette.paper;
      return `<path d="M${String(x - 40)} ${String(drop)}h80l-40 104z" fill="${fill}"/>`;
    }).join('');
  const halftone = Array.from({ length: 16 }, (_, row) => {
    const from = row % 2 === 0 ? 0 : 30;
    return `<path d="M${String(from)} ${String(30 + row * 60)}h740" stroke-width="${String(6 + row * 3)}"/>`;
  }).join('');
  const firework = (radius: number, width: number, dash: string): string =>
    `<circle cx="360" cy="400" r="${String(radius)}" stroke-width="${String(width)}" stroke-dasharray="${dash}"/>`;
  const lantern = (x: number, y: number): string =>
    `<path d="M${String(x)} 0v${String(y)}" stroke="${palette.ink}" stroke-width="6"/><ellipse cx="${String(x - 12)}" cy="${String(y + 112)}" rx="116" ry="100" fill="${palette.paper}"/><ellipse cx="${String(x)}" cy="${String(y + 104)}" rx="116" ry="100" fill="${shape}"/><path d="M${String(x - 44)} ${String(y - 8)}h88v22h-88zM${String(x - 44)} ${String(y + 196)}h88v20h-88z" fill="${palette.ink}"/>`;
  return [
    `<circle cx="348" cy="452" r="322" fill="${palette.paper}"/><circle cx="366" cy="440" r="322" fill="${shape}"/>${pennants(30, 9)}`,
    `<g fill="none" stroke="${shape}" stroke-linecap="round" stroke-dasharray="0 60">${halftone}</g>`,
    `<g fill="none" stroke="${shape}">${firework(230, 90, '18 54.200')}${firework(350, 70, '24 112')}${firework(470, 60, '30 93')}</g><circle cx="360" cy="400" r="150" fill="${ground}"/>`,
    `${lantern(120, 96)}${lantern(610, 30)}<path d="M0 820h720v140H0z" fill="${shape}"/>`,
  ];
}
