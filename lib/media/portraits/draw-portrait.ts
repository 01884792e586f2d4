import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { readFileSync } from 'node:fs';
import type { BrandId } from '../../brands/schema.ts';
import { brandPortraits } from './brand-portraits.ts';
import { drawLorelei, drawNotionists, type FigureInput } from './portrait-figure.ts';
import { hairTones, skins, type HairTone, type PortraitGender } from './portrait-parts.ts';
import { oklchToHex, parseTokens } from '../../brands/tokens.ts';
import type { PortraitPalette } from './brand-portrait.ts';

const loaded = new Map<BrandId, PortraitPalette>();

/** Colours for drawn portraits from the brand's token file. */
function portraitPalette(brand: BrandId): PortraitPalette {
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

export interface PortraitInput {
  /** The same seed yields the same person in every pose. */
  seed: string;
  gender: PortraitGender;
  portraitBrand: BrandId;
  /** 0, 1, 2 …: different pictures of the person. */
  pose: number;
  /** From the profile; chosen by the seed when undefined. */
  hair?: HairTone;
}

const tones = [
  'black',
  'brown',
  'brown',
  'brown',
  'dark_blond',
  'blond',
  'red',
  'coloured',
] as const;

/**
 * A portrait of a fictitious person for demo profiles: 720 by 960 WebP. Pure: the same input yields the same
 * file. Fast, weak compression, because the first start creates thousands of portraits.
 */
export async function drawPortrait(input: PortraitInput): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(input)), { density: 72 })
    .webp({ quality: 82, effort: 0 })
    .toBuffer();
}

/** The same as SVG. */
export function portraitSvg({ seed, gender, portraitBrand, pose, hair }: PortraitInput): string {
  const palette = portraitPalette(portraitBrand);
  const { inkOnly, scenes, sticker } = brandPortraits[portraitBrand];
  const person = chooser(seed);
  const moment = chooser(`${seed} ${String(pose)}`);
  const tone = hair ?? person('tone', tones);
  const first = person(
    'ground',
    palette.grounds.map((_, index) => index),
  );
  const [ground, shape] = palette.grounds[(first + pose) % palette.grounds.length] ?? ['', ''];
  const figure: FigureInput = {
    gender,
    person,
    moment,
    ink: palette.ink,
    hairColour: hairColour(portraitBrand, tone, person),
    skin: inkOnly ? palette.paper : person('skin', skins),
    clothes: moment(
      'clothes',
      palette.clothes.filter((colour) => colour !== shape && colour !== ground),
    ),
  };
  const draw = person('hand', [drawLorelei, drawNotionists]);
  const drawn = draw(figure);
  // A sticker's white margin: the figure once more below itself, with an outline.
  const margin = sticker
    ? `<g stroke="#fff" stroke-width="46" stroke-linejoin="round">${drawn}</g>`
    : '';
  const turn = moment('turn', ['', 'translate(720 0) scale(-1 1)']);
  const near = [1, 1.08, 0.95][pose % 3] ?? 1;
  const baseTransform = `translate(360 960) scale(${String(near)}) translate(-360 -960)`;
  const behind = scenes({ palette, ground, shape });
  const scene = behind[(person('scene', [0, 1, 2, 3]) + pose) % behind.length] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960" viewBox="0 0 720 960"><path d="M0 0h720v960H0z" fill="${ground}"/>${scene}<g transform="${turn} ${baseTransform}" fill="none">${margin}${drawn}</g></svg>`;
}

function hairColour(brand: BrandId, tone: HairTone, person: FigureInput['person']): string {
  const palette = portraitPalette(brand);
  if (tone === 'coloured') return person('dye', palette.dyes);
  // In the ink style only blond and red hair differ from the ink's colour.
  if (brandPortraits[brand].inkOnly && tone !== 'blond' && tone !== 'red') return palette.ink;
  return person('shade', hairTones[tone]);
}

/** Picks by a hash of seed and label, so that adding a choice does not change any other. */
function chooser(seed: string): FigureInput['person'] {
  return (label, choices) => {
    const digest = createHash('sha256').update(`${seed}/${label}`).digest();
    const choice = choices[digest.readUInt32BE(0) % choices.length];
    if (choice === undefined) throw new Error(`nothing to choose from for ${label}`);
    return choice;
  };
}
