'use client';

import { useTranslations } from 'next-intl';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { IntentField } from '#components/profile/own/intent-field.tsx';
import { InterestBoxes } from '#components/profile/own/interest-boxes.tsx';
import { PromptField } from '#components/profile/own/prompt-field.tsx';
import { withPrompt } from '#components/profile/own/with-prompt.ts';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { PROFILE_TEXT_MAX_LENGTHS } from '#lib/accounts/limits.ts';
import type { OnboardingStep } from '#lib/db/generated/enums.ts';
import type { Answers } from './answers.ts';

interface StepFieldsProps {
  step: Exclude<OnboardingStep, 'photo'>;
  answers: Answers;
  onChange: (part: Partial<Answers>) => void;
  say: (field: keyof Answers) => string | undefined;
  /** The code by which the server or the form refused the step's answer. */
  fault: string | undefined;
}

/** The inputs of one step. */
export function StepFields({ step, answers, onChange, say, fault }: StepFieldsProps) {
  const t = useTranslations('onboarding');
  const errors = useErrorMessages();
  if (step === 'intent')
    return (
      <IntentField
        value={answers.datingIntent}
        onPick={(datingIntent) => {
          onChange({ datingIntent });
        }}
        error={say('datingIntent')}
      />
    );
  if (step === 'interests')
    return (
      <InterestBoxes
        chosen={answers.interests}
        onChange={(interests) => {
          onChange({ interests });
        }}
        error={say('interests')}
      />
    );
  if (step === 'prompt')
    return (
      <PromptField
        value={answers.profilePrompts[0] ?? null}
        onChange={(prompt) => {
          onChange({ profilePrompts: withPrompt(answers.profilePrompts, 0, prompt) });
        }}
        error={
          fault === 'text_too_long'
            ? errors(fault, { limit: PROFILE_TEXT_MAX_LENGTHS.profilePrompts })
            : say('profilePrompts')
        }
      />
    );
  return (
    <Field label={t('name.label')} hint={t('name.hint')} error={say('username')}>
      {(control) => (
        <Input
          {...control}
          name="username"
          autoComplete="given-name"
          value={answers.username}
          onChange={({ target }) => {
            onChange({ username: target.value });
          }}
        />
      )}
    </Field>
  );
}
