import {
  CHILDREN_BITS,
  INTENT_BITS,
  INTEREST_BITS,
  LANGUAGE_BITS,
  maskOf,
  PHOTO_CHECKED_BIT,
  SEVERAL_PHOTOS_BIT,
  SMOKING_BITS,
} from '../../listings/traits.ts';
import type { Filters } from './filters.ts';

const COLUMNS = [
  'trait_bits',
  'trait_bits',
  'trait_bits',
  'trait_bits',
  'trait_bits',
  'trait_bits',
  'interest_bits',
] as const;

/** How many parameters the conditions have. */
export const TRAIT_PARAMETERS = COLUMNS.length;

/** The values of the parameters of `traitConditions`: one number of bits for each filter, 0 where it is not set. */
export function traitMasks(filters: Filters): readonly number[] {
  const { intents, children, smoking, spokenLanguages, interests } = filters;
  const { severalPhotos, photoChecked } = filters;
  return [
    maskOf(intents, INTENT_BITS),
    maskOf(children, CHILDREN_BITS),
    maskOf(smoking, SMOKING_BITS),
    maskOf(spokenLanguages, LANGUAGE_BITS),
    severalPhotos ? 2 ** SEVERAL_PHOTOS_BIT : 0,
    photoChecked ? 2 ** PHOTO_CHECKED_BIT : 0,
    maskOf(interests, INTEREST_BITS),
  ];
}

/** SQL: whether a listing `x` gave one of the answers of each filter, by parameters from number `first` on. */
export function traitConditions(first: number): string {
  return COLUMNS.map((column, index) => {
    const mask = `$${String(first + index)}::bigint`;
    return `AND (${mask} = 0 OR x.${column} & ${mask} <> 0)`;
  }).join('\n      ');
}
