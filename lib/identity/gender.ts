import type { Gender } from '../db/generated/enums.ts';

/** What members say they are. */
export const genders = ['woman', 'man', 'nonbinary'] as const;
export type OwnGender = (typeof genders)[number];

/** Whom members seek. */
export const soughtGenders = ['woman', 'man', 'everyone'] as const;
export type SoughtGender = (typeof soughtGenders)[number];

/** With whom a nonbinary person can choose to be found, beside by those who seek everyone. */
export const shownWithGenders = ['woman', 'man'] as const;
export type ShownWith = (typeof shownWithGenders)[number];

/** The gender of a profile; a database constraint excludes `everyone`. */
export function genderOf(stored: Gender): OwnGender {
  return stored === 'everyone' ? 'nonbinary' : stored;
}

/** Whom a profile seeks; a database constraint excludes `nonbinary`. */
export function soughtOf(stored: Gender): SoughtGender {
  return stored === 'nonbinary' ? 'everyone' : stored;
}

/** With whom a profile is shown; a database constraint allows only these, and only a nonbinary person's. */
export function shownWithOf(stored: Gender | null): ShownWith | null {
  return stored === 'woman' || stored === 'man' ? stored : null;
}

/** The columns of who someone says they are; with whom they are shown is stored of a nonbinary person only. */
export function storedGender<G extends OwnGender>(said: {
  readonly gender: G;
  readonly shownWith?: ShownWith | null | undefined;
}): { readonly gender: G; readonly shownWith: ShownWith | null } {
  const { gender, shownWith = null } = said;
  return { gender, shownWith: gender === 'nonbinary' ? shownWith : null };
}

/** As whom searches find a person. */
export function foundAs(profile: {
  readonly gender: Gender;
  readonly shownWith: Gender | null;
}): OwnGender {
  return shownWithOf(profile.shownWith) ?? genderOf(profile.gender);
}

/** SQL: the same of a row of `profiles`. */
export const foundAsSql = (profile: string): string =>
  `coalesce(${profile}.shown_with, ${profile}.gender)`;

/** Who is found by a member who seeks this. */
export function foundBySeeking(seeking: SoughtGender): readonly OwnGender[] {
  return seeking === 'everyone' ? genders : [seeking];
}

/** What someone must seek to suit a member who is found as this. */
export function seekersOf(gender: OwnGender): readonly SoughtGender[] {
  return gender === 'nonbinary' ? ['everyone'] : [gender, 'everyone'];
}
