import type { Brand, Locale } from '../../brands/schema.ts';
import type { PortraitGender } from '../../media/portraits/traits.ts';
import { hostedLabel } from '../../disclosure/hosted-label.ts';
import type { OtherProfile } from '../../discovery/present.ts';
import { homePeople, type HomePerson } from '../../media/portraits/home-people.ts';
import { regionsOf } from '../../places/queries.ts';

/** Who answers for the fictitious hosted profile. */
const ANSWERED_BY = ['ai'];

const BLANK = {
  kind: 'member',
  answeredBy: [],
  label: null,
  about: '',
  description: '',
  lookingFor: '',
  hair_color: null,
  height: null,
  weight: null,
  work: '',
  study: '',
  children: null,
  smoking: null,
  drinking: null,
  spokenLanguages: [],
  datingIntent: null,
  interests: [],
  sharedInterests: [],
  profilePrompts: [],
  city: null,
  online: false,
  verifiedOnly: false,
  photoCheckedAt: null,
  visiting: null,
  default_photo: null,
  first: false,
} as const satisfies Partial<OtherProfile>;

type Marks = Partial<OtherProfile>;

/** A hosted profile, and members with each mark that a card can have. */
function marksOf(locale: Locale, now: Date): readonly Marks[] {
  const shared = ['cinema', 'cooking'] as const;
  return [
    {
      online: true,
      photoCheckedAt: now.toISOString(),
      interests: shared,
      sharedInterests: shared,
    },
    { kind: 'hosted', answeredBy: ANSWERED_BY, label: hostedLabel(ANSWERED_BY, locale) },
    { verifiedOnly: true },
  ];
}

type Seen = { readonly brand: Brand; readonly locale: Locale; readonly gender: PortraitGender };

/**
 * Fictitious profiles for a preview, with the drawn people of the brand's home page, who are no members. None is stored,
 * so that a preview reads nobody's data.
 */
export async function previewPeople(
  { brand, locale, gender }: Seen,
  now: Date,
): Promise<readonly OtherProfile[]> {
  const [region] = await regionsOf(brand.country);
  const drawn = homePeople(brand.id).filter((person) => person.gender === gender);
  const shown = ({ name, age, photo }: HomePerson, place: number): OtherProfile => {
    const id = `preview${String(place)}`;
    const who = { id, _id: id, screenName: name, age, gender, photos: [photo] };
    return { ...BLANK, ...who, region: region?.name ?? null, ...marksOf(locale, now)[place] };
  };
  return drawn.map(shown);
}
