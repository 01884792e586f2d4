import type { OnboardingStep } from '#lib/db/generated/enums.ts';

const ORDER: Readonly<Record<OnboardingStep, true>> = {
  name: true,
  photo: true,
  intent: true,
  interests: true,
  prompt: true,
};
export const STEPS = Object.keys(ORDER) as readonly OnboardingStep[];

/** The step before or after another; null beyond the first and the last. Pure. */
export function stepBeside(step: OnboardingStep, by: 1 | -1): OnboardingStep | null {
  return STEPS[STEPS.indexOf(step) + by] ?? null;
}
