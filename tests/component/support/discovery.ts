import type { FindState } from '#components/discovery/find-address.ts';
import type { FindView } from '#lib/discovery/search/find-view.ts';
import type { OtherProfile } from '#lib/discovery/present.ts';
import type { FoundPage } from '#lib/discovery/queries.ts';

const NAMES = ['Anna', 'Bice', 'Carla', 'Dora', 'Elsa', 'Fede', 'Gaia', 'Ida', 'Lia', 'Mia'];

/** A profile of the search results, by index: the first is Anna, 30, of Milano. */
export function profile(nth = 0, change: Partial<OtherProfile> = {}): OtherProfile {
  const id = `profile${String(nth).padStart(11, '0')}XX`;
  return {
    id,
    _id: id,
    kind: 'member',
    answeredBy: [],
    label: null,
    screenName: NAMES[nth] ?? `Name ${String(nth)}`,
    age: 30 + nth,
    gender: 'woman',
    about: `About ${String(nth)}`,
    description: `About ${String(nth)}`,
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
    region: 'Lombardia',
    city: 'Milano',
    online: false,
    verifiedOnly: false,
    visiting: null,
    photoCheckedAt: null,
    default_photo: null,
    photos: [],
    first: false,
    ...change,
  };
}

/** A hosted profile, with who answers for it. */
export function hostedProfile(nth = 0, change: Partial<OtherProfile> = {}): OtherProfile {
  const hosted = {
    kind: 'hosted',
    answeredBy: ['ai'],
    label: 'Hosted by us: an AI answers',
  } as const;
  return profile(nth, { ...hosted, ...change });
}

export function profiles(count: number, from = 0): readonly OtherProfile[] {
  return Array.from({ length: count }, (_, index) => profile(from + index));
}

export const REGIONS = [
  { id: 3, name: 'Lazio' },
  { id: 9, name: 'Lombardia' },
  { id: 12, name: 'Piemonte' },
];

export function found(change: Partial<FoundPage> = {}): FoundPage {
  const shown = change.profiles ?? profiles(3);
  return {
    region: { id: 9, name: 'Lombardia' },
    page: 1,
    pages: 1,
    total: shown.length,
    widened: null,
    ...change,
    profiles: shown,
  };
}

export const DEFAULT_FILTERS = {
  ageMin: 18,
  ageMax: 98,
  withPhoto: false,
  severalPhotos: false,
  photoChecked: false,
  onlineNow: false,
  newHere: false,
  membersOnly: false,
  intents: [],
  interests: [],
  spokenLanguages: [],
  children: [],
  smoking: [],
} as const;

export function findState(change: Partial<FindState> = {}): FindState {
  return {
    ...DEFAULT_FILTERS,
    page: 1,
    region: undefined,
    city: undefined,
    order: 'varied',
    ...change,
  };
}

export function findView(change: Partial<FindView> = {}): FindView {
  return {
    found: found(),
    activeNow: null,
    seeking: 'woman',
    filters: DEFAULT_FILTERS,
    country: 'it',
    regions: REGIONS,
    ownRegionId: 9,
    city: null,
    nearTo: null,
    freePages: undefined,
    locked: null,
    startedOver: false,
    preview: { modaleToChat: false, modaleToProfilo: false },
    saved: [],
    savedAs: null,
    wider: [],
    incognito: false,
    travel: null,
    ...change,
  };
}
