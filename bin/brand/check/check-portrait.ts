import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTokens } from '../../../lib/brands/tokens.ts';
import type { BrandPortrait } from '../../../lib/media/portraits/brand-portrait.ts';
import { inFile, type Fault } from './fault.ts';

/** The brand's drawn portraits: only tokens that exist, more than one background, and a row of people for its home. */
export function checkPortrait(folder: string, portrait: BrandPortrait): readonly Fault[] {
  const { light } = parseTokens(readFileSync(join(folder, 'tokens.css'), 'utf8'));
  const { ink, paper, grounds, clothes, dyes } = portrait.palette;
  const gone = [ink, paper, ...grounds.flat(), ...clothes, ...dyes]
    .filter((name) => light[name] === undefined)
    .map((name) => `${name}: there is no such token`);
  const { people } = portrait;
  const palette = { ...portrait.palette, ink: '#000', paper: '#fff' };
  const scenes = portrait.scenes({ palette, ground: '#eee', shape: '#999' });
  return inFile('portrait.ts', [
    ...gone,
    ...(scenes.length < 2 ? ['scenes: two at least, or all portraits have the same one'] : []),
    ...(grounds.length < 3 ? ['palette.grounds: three pairs at least, or all look alike'] : []),
    ...(people.length < 3 || people.length > 5 ? ['people: three to five, for one row'] : []),
    ...(scenes.some((scene) => /undefined|NaN/.test(scene)) ? ['scenes: one has a gap'] : []),
  ]);
}
