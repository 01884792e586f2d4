import type { BrandId } from '../brands/schema.ts';
import type { PortraitPalette } from './portrait-palette.ts';

interface GroundInput {
  palette: PortraitPalette;
  ground: string;
  shape: string;
  /** 0, 1, 2 … : another composition for every pose. */
  pose: number;
}

/** What stands behind the sitter: each brand's own shapes, 720 by 960. */
export const grounds: Readonly<Record<BrandId, (input: GroundInput) => string>> = {
  dolcevita({ palette, ground, shape, pose }) {
    const sea = Array.from({ length: 7 }, (_, row) => {
      const y = 560 + row * 62;
      return `<path d="M-40 ${String(y)}${'q30-26 60 0t60 0'.repeat(7)}"/>`;
    }).join('');
    const rays = Array.from(
      { length: 20 },
      (_, index) => `<path d="M0 0-46-900h92z" transform="rotate(${String(index * 18)})"/>`,
    ).join('');
    const scenes = [
      `<circle cx="360" cy="400" r="300" fill="${shape}"/>`,
      `<g transform="translate(360 420)" fill="${shape}" opacity=".8">${rays}</g><circle cx="360" cy="420" r="250" fill="${shape}"/>`,
      `<path d="M70 960V380a290 290 0 0 1 580 0v580z" fill="${shape}"/><path d="M44 960V380a316 316 0 0 1 632 0v580" fill="none" stroke="${palette.ink}" stroke-width="5"/>`,
      `<circle cx="500" cy="330" r="220" fill="${shape}"/><g fill="none" stroke="${palette.paper}" stroke-width="9" stroke-linecap="round" opacity=".75">${sea}</g>`,
    ];
    return paint(ground, scenes, pose);
  },
  fuego({ palette, ground, shape, pose }) {
    const star =
      'M48 6l12.3 12.3H77.7v17.4L90 48 77.7 60.3v17.4H60.3L48 90 35.7 77.7H18.3V60.3L6 48l12.3-12.3V18.3h17.4z';
    const tiles = `<pattern id="t" width="96" height="96" patternUnits="userSpaceOnUse" patternTransform="skewY(-4) scale(1.5)"><path d="${star}" fill="${shape}"/><path d="M48 32l16 16-16 16-16-16z" fill="${ground}"/><path d="M0 0h14L0 14zM96 0v14L82 0zM0 96V82l14 14zM96 96H82l14-14z" fill="${shape}"/></pattern>`;
    const blades = Array.from({ length: 17 }, (_, index) => {
      const blade = `d="M-10-60-62-620q62-60 124 0L10-60z" transform="rotate(${String(index * 11 - 88)})"`;
      const shade = `<path ${blade} fill="${palette.ink}" opacity=".22"/>`;
      return `<path ${blade} fill="${shape}"/>${index % 2 === 1 ? shade : ''}`;
    }).join('');
    const scenes = [
      `<g transform="translate(360 760)">${blades}</g>`,
      `${tiles}<path d="M0 60 720 0v960H0z" fill="url(#t)"/>`,
      `<path d="M0 270 720 90v560L0 830z" fill="${shape}"/><path d="M0 850 720 670v20L0 870zM0 230 720 50v20L0 250z" fill="${shape}"/>`,
      `<circle cx="250" cy="330" r="270" fill="${shape}"/><path d="M-60 960 300 0h60L0 960zM60 960 420 0h30L90 960z" fill="${palette.ink}" opacity=".16"/>`,
    ];
    return paint(ground, scenes, pose);
  },
  lumiere({ palette, ground, shape, pose }) {
    const line = `fill="none" stroke="${palette.ink}" stroke-width="2.5"`;
    const scenes = [
      `<circle cx="440" cy="360" r="250" fill="${shape}"/>`,
      `<path d="M96 90h528v900H96z" fill="${shape}"/><path d="M72 66h576v940H72z" ${line}/>`,
      `<path d="M0 0h360v960H0z" fill="${shape}"/>`,
      `<circle cx="250" cy="390" r="220" fill="${shape}"/><path d="M470 60h200v280H470zM486 76h168v248H486z" ${line}/>`,
    ];
    return paint(ground, scenes, pose);
  },
  spark({ palette, ground, shape, pose }) {
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
    const scenes = [
      `<path d="M${burst}z" fill="${shape}"/>`,
      `<g fill="${shape}">${dots}</g>`,
      [120, 300, 480, 660, 840].map(zigzag).join(''),
      `<rect x="70" y="110" width="580" height="640" rx="210" fill="${shape}"/><path d="M610 90l14 36 36 14-36 14-14 36-14-36-36-14 36-14zM96 690l10 26 26 10-26 10-10 26-10-26-26-10 26-10z" fill="${palette.paper}"/>`,
    ];
    return paint(ground, scenes, pose);
  },
};

function paint(ground: string, scenes: readonly string[], pose: number): string {
  return `<path d="M0 0h720v960H0z" fill="${ground}"/>${scenes[pose % scenes.length] ?? ''}`;
}
