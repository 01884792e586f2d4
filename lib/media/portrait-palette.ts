import { readFileSync } from 'node:fs';
import type { BrandId } from '../brands/schema.ts';
import { oklchToHex, parseTokens } from '../brands/tokens.ts';

export interface PortraitPalette {
  readonly ink: string;
  readonly paper: string;
  /** Ground and the shape upon it, in pairs that set each other off. */
  readonly grounds: readonly (readonly [ground: string, shape: string])[];
  readonly clothes: readonly string[];
  /** For coloured hair. */
  readonly dyes: readonly string[];
}

type Names = Readonly<{
  ink: string;
  paper: string;
  grounds: readonly (readonly [string, string])[];
  clothes: readonly string[];
  dyes: readonly string[];
}>;

const names: Readonly<Record<BrandId, Names>> = {
  dolcevita: {
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
  fuego: {
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
  lumiere: {
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
  spark: {
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
};

const loaded = new Map<BrandId, PortraitPalette>();

/** Colours for drawing pictures, out of the brand's token file. */
export function portraitPalette(brand: BrandId): PortraitPalette {
  const known = loaded.get(brand);
  if (known !== undefined) return known;
  const file = new URL(`../../brands/${brand}/tokens.css`, import.meta.url);
  const { light } = parseTokens(readFileSync(file, 'utf8'));
  const hex = (name: string): string => oklchToHex(light[name] ?? '');
  const own = names[brand];
  const palette: PortraitPalette = {
    ink: hex(own.ink),
    paper: hex(own.paper),
    grounds: own.grounds.map(([ground, shape]) => [hex(ground), hex(shape)] as const),
    clothes: own.clothes.map(hex),
    dyes: own.dyes.map(hex),
  };
  loaded.set(brand, palette);
  return palette;
}
