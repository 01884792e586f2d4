import type { ModerationState } from '../../db/generated/enums.ts';

/** The parts of a complete profile, in the order in which its owner is advised to add them. */
export const PROFILE_PARTS = [
  'photo',
  'about',
  'prompt',
  'intent',
  'interests',
  'lookingFor',
  'languages',
  'facts',
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** So many of the facts about a person's life make this part of the profile complete. */
const FACTS_OF_COMPLETE = 3;

export type Completeness = {
  /** How many parts are there, and of how many. */
  readonly done: number;
  readonly total: number;
  /** The part to add next; null when none is missing. */
  readonly next: ProfilePart | null;
};

type Owned = {
  readonly photos: readonly { readonly state: string }[];
  readonly about: string;
  readonly lookingFor: string;
  readonly promptQuestions: readonly string[];
  readonly datingIntent: string | null;
  readonly interests: readonly string[];
  readonly spokenLanguages: readonly string[];
  readonly work: string;
  readonly study: string;
  readonly children: string | null;
  readonly smoking: string | null;
  readonly drinking: string | null;
  readonly heightCm: number | null;
  readonly textState: ModerationState;
};

/** How many facts a profile gives; rejected texts are none. */
function factsOf(profile: Owned, readable: boolean): number {
  const { work, study, children, smoking, drinking, heightCm } = profile;
  const texts = readable ? [work, study].filter((text) => text !== '') : [];
  const choices = [children, smoking, drinking, heightCm].filter((choice) => choice !== null);
  return texts.length + choices.length;
}

/** How complete a profile is. A pending photo or text counts, a rejected one does not. Pure. */
export function completenessOf(profile: Owned): Completeness {
  const readable = profile.textState !== 'rejected';
  const has: Readonly<Record<ProfilePart, boolean>> = {
    photo: profile.photos.some(({ state }) => state === 'approved' || state === 'pending'),
    about: readable && profile.about !== '',
    prompt: readable && profile.promptQuestions.length > 0,
    intent: profile.datingIntent !== null,
    interests: profile.interests.length > 0,
    lookingFor: readable && profile.lookingFor !== '',
    languages: profile.spokenLanguages.length > 0,
    facts: factsOf(profile, readable) >= FACTS_OF_COMPLETE,
  };
  const missing = PROFILE_PARTS.filter((part) => !has[part]);
  return {
    done: PROFILE_PARTS.length - missing.length,
    total: PROFILE_PARTS.length,
    next: missing[0] ?? null,
  };
}
