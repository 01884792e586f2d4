import type { z } from 'zod';
import type { Profile } from '../db/generated/client.ts';

/** Who receives a field of a profile: the member, other members, the desk, the member's data export. */
type Audience = 'own' | 'others' | 'desk' | 'exported';

/** True: by its own name. A name: by that one. An audience that is missing does not receive the field. */
type Receives = Readonly<Partial<Record<Audience, true | string>>>;

type Rules = Receives & {
  /** Whether the member's own form changes it. */
  readonly edited?: true;
  /** The SQL value that erasure stores: the same for every member, so that it reveals nothing. */
  readonly erased: string;
};

/** Erasure leaves the column as it is: it identifies nobody, or the tombstone needs it. */
export const UNCHANGED = '';
/** Erasure stores its own time. */
export const ERASED_AT = 'erased_at';

const EVERYONE = { own: true, others: true, desk: true, exported: true } as const;
/** Questions and answers travel together. */
const PROMPTS = {
  own: 'profilePrompts',
  others: 'profilePrompts',
  desk: 'profilePrompts',
} as const;

/**
 * Every column of a profile: who receives it, under which name, and what erasure stores. A column of the schema that
 * is missing here does not compile. Types, statements, data export and erasure are derived from this list; contracts,
 * presenters and forms that lack a field of their audience do not compile.
 */
export const PROFILE_FIELDS = {
  id: { erased: UNCHANGED },
  publicId: { others: 'id', desk: 'profileId', exported: 'profileId', erased: UNCHANGED },
  kind: { others: true, erased: UNCHANGED },
  memberId: { erased: UNCHANGED },
  brandId: { erased: UNCHANGED },
  screenName: { ...EVERYONE, own: 'username', erased: `'—'` },
  // Its owner reads it as their name; others do once it is approved, which makes it the screen name.
  pendingName: { own: 'username', edited: true, desk: true, exported: true, erased: 'null' },
  gender: { ...EVERYONE, edited: true, erased: `'man'` },
  shownWith: { own: true, desk: true, exported: true, edited: true, erased: 'null' },
  seeking: { own: true, desk: true, exported: true, edited: true, erased: `'woman'` },
  ageGiven: { own: 'age', others: 'age', desk: 'age', exported: 'age', edited: true, erased: '18' },
  ageGivenAt: { own: 'age', others: 'age', desk: 'age', exported: true, erased: ERASED_AT },
  about: { ...EVERYONE, edited: true, erased: `''` },
  lookingFor: { ...EVERYONE, edited: true, erased: `''` },
  textState: { own: true, desk: true, exported: true, erased: `'approved'` },
  textReason: { own: true, desk: true, exported: true, erased: 'null' },
  textPendingSince: { erased: 'null' },
  textDueAt: { erased: 'null' },
  hairColor: { others: 'hair_color', desk: true, exported: true, erased: 'null' },
  heightCm: {
    own: 'height',
    others: 'height',
    desk: true,
    exported: true,
    edited: true,
    erased: 'null',
  },
  weightKg: { others: 'weight', desk: true, exported: true, erased: 'null' },
  work: { ...EVERYONE, edited: true, erased: `''` },
  study: { ...EVERYONE, edited: true, erased: `''` },
  children: { ...EVERYONE, edited: true, erased: 'null' },
  smoking: { ...EVERYONE, edited: true, erased: 'null' },
  drinking: { ...EVERYONE, edited: true, erased: 'null' },
  spokenLanguages: { ...EVERYONE, edited: true, erased: `'{}'` },
  datingIntent: { ...EVERYONE, edited: true, erased: 'null' },
  interests: { ...EVERYONE, edited: true, erased: `'{}'` },
  promptQuestions: { ...PROMPTS, exported: true, edited: true, erased: `'{}'` },
  promptAnswers: { ...PROMPTS, exported: true, edited: true, erased: `'{}'` },
  onboardingStep: { own: true, exported: true, erased: 'null' },
  country: { erased: UNCHANGED },
  regionId: { others: 'region', erased: 'null' },
  cityId: { others: 'city', erased: 'null' },
  answeredBy: { others: true, erased: UNCHANGED },
  persona: { erased: 'null' },
  shownOn: { erased: UNCHANGED },
  verifiedOnly: { others: true, erased: UNCHANGED },
  state: { desk: true, exported: true, erased: `'removed'` },
  searchable: { own: true, desk: true, exported: true, erased: 'true' },
  showsPresence: { own: true, exported: true, erased: 'true' },
  // What the member has read is shown to nobody after an erasure, whatever they chose before.
  showsRead: { own: true, exported: true, erased: 'false' },
  showsTyping: { own: true, exported: true, erased: 'true' },
  showsPreviews: { own: true, exported: true, erased: 'true' },
  // The region's name and the end travel together.
  travelRegionId: { own: 'travel', others: 'visiting', desk: 'travel', erased: 'null' },
  travelUntil: {
    own: 'travel',
    others: 'visiting',
    desk: 'travel',
    exported: true,
    erased: 'null',
  },
  incognito: { own: true, desk: true, exported: true, erased: 'false' },
  photoCheckedAt: { ...EVERYONE, erased: 'null' },
  checkedPhotoId: { erased: 'null' },
  createdAt: { exported: true, erased: UNCHANGED },
  // Other members see it as `online`, unless the member hides it.
  lastActiveAt: { erased: 'null' },
} as const satisfies Readonly<Record<keyof Profile, Rules>>;

type Fields = typeof PROFILE_FIELDS;
export type ProfileField = keyof Fields;

/** The columns of what an audience receives. */
export type FieldFor<A extends Audience> = {
  [F in ProfileField]: Fields[F] extends Record<A, unknown> ? F : never;
}[ProfileField];

type Named<F extends ProfileField, A extends Audience> =
  Fields[F] extends Record<A, infer Name> ? (Name extends string ? Name : F) : never;

/** The names of what an audience receives. */
export type NameFor<A extends Audience> = { [F in ProfileField]: Named<F, A> }[ProfileField];

/** The columns that the member's form changes, and their names in it. */
export type EditedField = {
  [F in ProfileField]: Fields[F] extends { edited: true } ? F : never;
}[ProfileField];
export type EditedName = { [F in EditedField]: Named<F, 'own'> }[EditedField];

/** A schema that has at least these names, such as those of an audience. */
export type ShapeOf<Name extends string> = Readonly<
  Record<Name, z.ZodType> & Record<string, z.ZodType>
>;

/** The row that `profileColumns` selects. */
export type RowFor<A extends Audience, More extends ProfileField = never> = Readonly<
  Pick<Profile, FieldFor<A> | More>
>;

/** The columns of an audience, with their names there. */
export function fieldsFor(audience: Audience): readonly (readonly [ProfileField, string])[] {
  const fields = Object.entries(PROFILE_FIELDS) as readonly (readonly [ProfileField, Rules])[];
  return fields.flatMap(([field, { [audience]: name }]) =>
    name === undefined ? [] : [[field, name === true ? field : name]],
  );
}
