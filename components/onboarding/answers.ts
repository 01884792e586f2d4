import type { Faults } from '#components/accounts/use-faults.ts';
import { isTooLong, lengthOf } from '#components/profile/own/own-draft.ts';
import type { OwnProfileData } from '#components/profile/own/types.ts';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '#lib/accounts/limits.ts';
import type { OnboardingStep } from '#lib/db/generated/enums.ts';

/** The fields of the profile that the steps fill in. */
export type Answers = Readonly<
  Pick<OwnProfileData, 'username' | 'datingIntent' | 'interests' | 'profilePrompts'>
>;

/** The field of each step; photos are saved as soon as they are chosen. */
export const FIELD_OF = {
  name: 'username',
  photo: null,
  intent: 'datingIntent',
  interests: 'interests',
  prompt: 'profilePrompts',
} as const satisfies Readonly<Record<OnboardingStep, keyof Answers | null>>;

/** Client-side validation of a step; the server decides. Pure. */
export function checkAnswers(step: OnboardingStep, answers: Answers): Faults<keyof Answers> {
  const name = lengthOf(answers.username);
  if (step === 'name' && (name < NAME_MIN_LENGTH || name > NAME_MAX_LENGTH))
    return { username: 'username_refused' };
  return step === 'prompt' && answers.profilePrompts.some(isTooLong)
    ? { profilePrompts: 'text_too_long' }
    : {};
}

/** The body that saves a step's answer; undefined where it has none, or is the stored one. Pure. */
export function changeOf(
  step: OnboardingStep,
  answers: Answers,
  saved: Answers,
): Partial<Answers> | undefined {
  const field = FIELD_OF[step];
  if (field === null) return undefined;
  const value = answers[field];
  const same = JSON.stringify(value) === JSON.stringify(saved[field]);
  return same ? undefined : { [field]: value };
}
