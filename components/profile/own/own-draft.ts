import type { PickedPlace } from '#components/accounts/place-options.ts';
import type { Faults } from '#components/accounts/use-faults.ts';
import type { EditedName } from '#lib/identity/profile-fields.ts';
import type { ProfilePrompt } from '#lib/identity/profile-prompts.ts';
import type { OwnProfileData } from './types.ts';
import {
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PROFILE_TEXT_MAX_LENGTHS as MAX_LENGTHS,
} from '#lib/accounts/limits.ts';
import { AGE_MAX, AGE_MIN } from '#lib/identity/limits.ts';

/** Fields of the profile, and of the account, that the form changes. */
type OwnValue = EditedName | 'surname' | 'phone';
export type OwnField = OwnValue | 'region';

const FIELDS: Readonly<Record<OwnField, true>> = {
  username: true,
  surname: true,
  phone: true,
  age: true,
  gender: true,
  shownWith: true,
  seeking: true,
  about: true,
  lookingFor: true,
  work: true,
  study: true,
  children: true,
  smoking: true,
  drinking: true,
  height: true,
  spokenLanguages: true,
  datingIntent: true,
  interests: true,
  profilePrompts: true,
  region: true,
};
export const OWN_FIELDS = Object.keys(FIELDS) as readonly OwnField[];

/** The fields of a profile that the form can change. */
export type OwnDraft = Readonly<Pick<OwnProfileData, OwnValue>> & {
  /** Undefined while the text in the field names no place of the list. */
  readonly place: PickedPlace | undefined;
};

/** The saved profile as the form's initial values. */
export function draftOf(profile: OwnProfileData): OwnDraft {
  const { username, surname, phone, age, gender, shownWith, seeking } = profile;
  const { about, lookingFor } = profile;
  const { work, study, children, smoking, drinking, height } = profile;
  const { spokenLanguages, datingIntent, interests, profilePrompts } = profile;
  const { city, region, province } = profile;
  const place =
    city === null || region === null ? undefined : { city, region, province: province ?? '' };
  return {
    username,
    surname,
    phone,
    age,
    gender,
    shownWith,
    seeking,
    about,
    lookingFor,
    work,
    study,
    children,
    smoking,
    drinking,
    height,
    spokenLanguages,
    datingIntent,
    interests,
    profilePrompts,
    place,
  };
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Length in graphemes, as the server counts: a flag or a family emoji is one. */
export function lengthOf(text: string): number {
  return [...graphemes.segment(text.trim())].length;
}

export function isTooLong({ answer }: ProfilePrompt): boolean {
  return lengthOf(answer) > MAX_LENGTHS.profilePrompts;
}

/** The ages of the select, plus the member's own that has grown beyond them. */
export function agesWith(own: number): readonly number[] {
  const offered = Array.from({ length: AGE_MAX - AGE_MIN + 1 }, (_, index) => AGE_MIN + index);
  return offered.includes(own) ? offered : [...offered, own].toSorted((a, b) => a - b);
}

/** The fields that differ from the saved profile; empty if there is nothing to save. */
export function changedFields(saved: OwnDraft, draft: OwnDraft): readonly (keyof OwnDraft)[] {
  const fields = Object.keys(saved) as (keyof OwnDraft)[];
  return fields.filter((field) => JSON.stringify(saved[field]) !== JSON.stringify(draft[field]));
}

type Changes = Partial<Omit<OwnDraft, 'place'>> & Partial<PickedPlace>;

/** The body of a save: only the changed fields, so that two devices do not overwrite each other. */
export function changesOf(saved: OwnDraft, draft: OwnDraft): Changes {
  const { place, ...fields } = Object.fromEntries(
    changedFields(saved, draft).map((field) => [field, draft[field]]),
  ) as Partial<OwnDraft>;
  return { ...fields, ...place };
}

/** Client-side validation of the form; the server decides. */
export function checkDraft(draft: OwnDraft): Faults<OwnField> {
  const name = lengthOf(draft.username);
  return {
    ...(name < NAME_MIN_LENGTH || name > NAME_MAX_LENGTH ? { username: 'username_refused' } : {}),
    ...(draft.place === undefined ? { region: 'place_unknown' } : {}),
    ...(lengthOf(draft.about) > MAX_LENGTHS.about ? { about: 'text_too_long' } : {}),
    ...(lengthOf(draft.lookingFor) > MAX_LENGTHS.lookingFor ? { lookingFor: 'text_too_long' } : {}),
    ...(lengthOf(draft.work) > MAX_LENGTHS.work ? { work: 'text_too_long' } : {}),
    ...(lengthOf(draft.study) > MAX_LENGTHS.study ? { study: 'text_too_long' } : {}),
    ...(draft.profilePrompts.some(isTooLong) ? { profilePrompts: 'text_too_long' } : {}),
  };
}
