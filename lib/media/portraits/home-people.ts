import { brandIds, type BrandId } from '../../brands/brand-ids.ts';
import { photoUrls, type PhotoUrls } from '../photo-urls.ts';
import type { HomePersonTraits } from './brand-portrait.ts';
import { brandPortraits } from './brand-portraits.ts';
import { portraitKey } from './portrait-key.ts';
import type { PortraitGender } from './traits.ts';

/** A drawn person on the home page of a brand, who is no member. */
export type HomePerson = {
  readonly name: string;
  readonly gender: PortraitGender;
  readonly age: number;
  readonly photo: PhotoUrls;
  /** The card as AVIF. */
  readonly avif: string;
};

function keyOf(portraitBrand: BrandId, { gender, age, hair, seed }: HomePersonTraits): string {
  return portraitKey({
    portraitBrand,
    gender,
    age,
    hair,
    seed: `home ${seed}`,
    pose: 0,
  });
}

/** The drawn people of a brand's home page. The conversation there is with the first one. */
export function homePeople(
  brand: BrandId,
): readonly [peer: HomePerson, ...others: readonly HomePerson[]] {
  const shown = (person: HomePersonTraits): HomePerson => {
    const key = keyOf(brand, person);
    const { name, gender, age } = person;
    return { name, gender, age, photo: photoUrls(key), avif: `/photos/${key}-card.avif` };
  };
  const [peer, ...others] = brandPortraits[brand].people;
  return [shown(peer), ...others.map(shown)];
}

const homeKeys: ReadonlySet<string> = new Set(
  brandIds.flatMap((brand) => brandPortraits[brand].people.map((person) => keyOf(brand, person))),
);

/** Whether the portrait of a key is on a home page. It is public without the photo of a profile. */
export function isHomePortrait(objectKey: string): boolean {
  return homeKeys.has(objectKey);
}
