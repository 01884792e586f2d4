import { readFileSync } from 'node:fs';
import type { BrandId } from '../../brands/schema.ts';
import { oklchToHex, parseTokens } from '../../brands/tokens.ts';
import type { PortraitPalette } from './brand-portrait.ts';
import { brandPortraits } from './brand-portraits.ts';

const loaded = new Map<BrandId, PortraitPalette>();

/** Colours for drawn portraits from the brand's token file. */
export function portraitPalette(brand: BrandId): PortraitPalette {
  const known = loaded.get(brand);
  if (known !== undefined) return known;
  const file = new URL(`../../../brands/${brand}/tokens.css`, import.meta.url);
  const { light } = parseTokens(readFileSync(file, 'utf8'));
  const hex = (name: string): string => {
    const colour = light[name];
    if (colour === undefined) throw new Error(`${brand} draws with ${name}, which has no token`);
    return oklchToHex(colour);
  };
  const own = brandPortraits[brand].palette;
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
