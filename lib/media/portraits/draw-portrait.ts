import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { BrandId } from '../../brands/schema.ts';
import { oklchToHex, parseTokens } from '../../brands/tokens.ts';
import { tonePattern } from './body.ts';
import type { PortraitPalette } from './brand-portrait.ts';
import { brandPortraits } from './brand-portraits.ts';
import type { Paint } from './paint.ts';
import { personOf, type PersonTraits } from './person.ts';
import { sceneOf } from './scenes/scene-of.ts';
import { faded, lightness, mix, saturation, svg } from './svg.ts';
import { chooser, hairColourOf, SKINS, type HairTone, type PortraitGender } from './traits.ts';

const loaded = new Map<BrandId, PortraitPalette>();

/** Colours for drawn portraits from the brand's token file. */
function portraitPalette(brand: BrandId): PortraitPalette {
  const known = loaded.get(brand);
  if (known !== undefined) return known;
  const file = join(process.cwd(), 'brands', brand, 'tokens.css');
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
  /** The same seed yields the same person in every picture. */
  seed: string;
  gender: PortraitGender;
  age: number;
  portraitBrand: BrandId;
  /** 0, 1, 2 …: different pictures of the person; 0 is the close one. */
  pose: number;
  /** From the profile; chosen by the seed when undefined. */
  hair?: HairTone;
}

const PORTRAIT_WIDTH = 720;

const TONES = ['black', 'brown', 'brown', 'brown', 'dark_blond', 'blond', 'red'] as const;

/** A portrait of a fictitious person for demo profiles, 3:4. Pure: the same input yields the same picture. */
export function portraitImage(input: PortraitInput, width = PORTRAIT_WIDTH): Sharp {
  return sharp(Buffer.from(portraitSvg(input)), { density: (72 * width) / PORTRAIT_WIDTH });
}

/** The same as WebP. */
export function drawPortrait(input: PortraitInput, width = PORTRAIT_WIDTH): Promise<Buffer> {
  return portraitImage(input, width).webp({ quality: 82, effort: 2 }).toBuffer();
}

/** The same as SVG. */
export function portraitSvg(input: PortraitInput): string {
  const { seed, gender, age, portraitBrand, pose } = input;
  const tone = input.hair ?? chooser(seed)('tone', TONES);
  const person = personOf(seed, gender, age, tone);
  const paint = paintOf({ ...input, hair: tone }, person);
  const { scenes, sticker } = brandPortraits[portraitBrand];
  const { palette, ground, shape } = paint;
  const backs = scenes({ palette, ground, shape });
  const back = backs[(person.choose('scene', [0, 1, 2, 3]) + pose) % backs.length] ?? '';
  const scene = { person, pose, back, moment: chooser(`${seed} ${String(pose)}`) };
  const { behind, figure, front } = sceneOf({ ...scene, paint });
  const margin = sticker ? sceneOf({ ...scene, paint: whiteOf(paint) }).figure : '';
  const picture = svg`<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960" viewBox="0 0 720 960">${tonePattern(paint)}<path d="M0 0h720v960H0z" fill="${ground}"/>${behind}${margin}${figure}${front}</svg>`;
  return brandPortraits[portraitBrand].inkOnly ? inked(picture, palette) : picture;
}

/** With the colours of things faded, so that only the brand's own remain. */
function inked(picture: string, { clothes, grounds, dyes }: PortraitPalette): string {
  const own = new Set([...clothes, ...grounds.flat(), ...dyes]);
  return picture.replaceAll(/#[0-9a-f]{6}/g, (colour) =>
    own.has(colour) || saturation(colour) < 0.26 ? colour : faded(colour, 0.8),
  );
}

/** All in white with a broad outline: the margin of a cut-out sticker. */
function whiteOf(paint: Paint): Paint {
  const white = '#ffffff';
  const drawn = { ink: white, skin: white, skinShade: white, hair: white, hairShade: white };
  const worn = { top: white, topShade: white, second: white, accent: white, lips: white };
  return { ...paint, ...drawn, ...worn, line: 24, shade: 'none' };
}

function paintOf(
  { portraitBrand, pose, hair, seed }: PortraitInput & { readonly hair: HairTone },
  person: PersonTraits,
): Paint {
  const palette = portraitPalette(portraitBrand);
  const { inkOnly, line = 0, shade } = brandPortraits[portraitBrand];
  const { choose } = person;
  const { ink, paper, grounds, clothes } = palette;
  const moment = chooser(`${seed} ${String(pose)}`);
  const first = choose('ground', [...grounds.keys()]);
  const [ground, shape] = grounds[(first + pose) % grounds.length] ?? [paper, ink];
  const fitting = clothes.filter((colour) => colour !== ground && colour !== shape);
  const top = moment('clothes', fitting);
  const others = clothes.filter((colour) => colour !== top);
  const [warm, warmShade] = SKINS[person.skin] ?? SKINS[0];
  const toned = hairColourOf(hair, person.greying, palette.dyes, choose);
  const hairInk = person.greying > 1 || lightness(toned) > 0.5 ? toned : ink;
  const skin = inkOnly ? mix(paper, warm, 0.35) : warm;
  const own = inkOnly ? hairInk : toned;
  return {
    palette,
    ground,
    shape,
    ink,
    paper,
    skin,
    skinShade: inkOnly ? mix(skin, ink, 0.18) : warmShade,
    hair: own,
    hairShade: mix(own, lightness(own) < 0.16 ? '#6a5a55' : ink, lightness(own) > 0.7 ? 0.14 : 0.3),
    lips: inkOnly
      ? choose('dye', palette.dyes)
      : choose('lips', ['#b8323f', '#c4525a', '#a83a4f', '#cf5a4a']),
    top,
    topShade: mix(top, ink, 0.2),
    second: moment('second', others),
    accent: moment('accent', others),
    line,
    shade,
  };
}
