import { createHash } from 'node:crypto';
import { brandIds, type BrandId } from '../../brands/brand-ids.ts';
import type { PortraitInput } from './draw-portrait.ts';
import { HAIR_TONES, type HairTone } from './traits.ts';

const KEY = /^drawn-([a-z0-9]+)-([wm])(\d{2})-([a-z_]+)-([0-9a-f]{12})-(\d)$/;

export type PortraitName = Omit<PortraitInput, 'hair'> & { readonly hair: HairTone };

/**
 * The object key of a drawn portrait. It says what to draw, so that no file is stored before the first request.
 * The seed is shortened to 48 bits.
 */
export function portraitKey({
  portraitBrand,
  gender,
  age,
  hair,
  seed,
  pose,
}: PortraitName): string {
  const short = createHash('sha256').update(seed).digest('hex').slice(0, 12);
  const sex = gender === 'woman' ? 'w' : 'm';
  return `drawn-${portraitBrand}-${sex}${String(age)}-${hair}-${short}-${String(pose)}`;
}

/** What a key asks to draw, in the style of `brand` or else of its own; null for the key of a stored photo. */
export function readPortraitKey(objectKey: string, brand?: BrandId): PortraitName | null {
  const [, own, sex, age, tone, seed = '', pose] = KEY.exec(objectKey) ?? [];
  const hair = HAIR_TONES.find((one) => one === tone);
  const drawn = brandIds.find((id) => id === own);
  if (drawn === undefined || hair === undefined) return null;
  const gender = sex === 'w' ? 'woman' : 'man';
  return {
    portraitBrand: brand ?? drawn,
    gender,
    age: Number(age),
    hair,
    seed,
    pose: Number(pose),
  };
}

/** The name under which a portrait in the style of a brand is stored. */
export function portraitFile(objectKey: string, brand: BrandId): string {
  return objectKey.replace(/^drawn-[a-z0-9]+/, `drawn-${brand}`);
}
