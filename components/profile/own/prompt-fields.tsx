'use client';

import { useTranslations } from 'next-intl';
import { PROMPTS_MAX } from '#lib/accounts/limits.ts';
import type { ProfilePrompt } from '#lib/identity/profile-prompts.ts';
import { isTooLong } from './own-draft.ts';
import { PromptField } from './prompt-field.tsx';
import { withPrompt } from './with-prompt.ts';

interface PromptFieldsProps {
  prompts: readonly ProfilePrompt[];
  onChange: (prompts: ProfilePrompt[]) => void;
  error?: string | undefined;
}

/** The answered questions, and below them room for the next one. */
export function PromptFields({ prompts, onChange, error }: PromptFieldsProps) {
  const t = useTranslations('answers.prompt');
  const slots = Array.from(
    { length: Math.min(prompts.length + 1, PROMPTS_MAX) },
    (_, slot) => slot,
  );
  // A refusal of the server names the field, not which of the answers it is about.
  const faulty = Math.max(0, prompts.findIndex(isTooLong));
  return (
    <div className="grid gap-7">
      {slots.map((slot) => (
        <fieldset key={slot} className="grid min-w-0 gap-4">
          <legend className="mb-3 font-ui text-sm text-ink-soft">
            {t('number', { number: slot + 1, promptsMax: PROMPTS_MAX })}
          </legend>
          <PromptField
            value={prompts[slot] ?? null}
            taken={prompts.flatMap(({ question }, index) => (index === slot ? [] : [question]))}
            onChange={(prompt) => {
              onChange(withPrompt(prompts, slot, prompt));
            }}
            error={slot === faulty ? error : undefined}
          />
        </fieldset>
      ))}
    </div>
  );
}
