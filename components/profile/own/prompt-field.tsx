'use client';

import { useTranslations } from 'next-intl';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { PROFILE_TEXT_MAX_LENGTHS } from '#lib/accounts/limits.ts';
import type { ProfileQuestion } from '#lib/db/generated/enums.ts';
import type { ProfilePrompt } from '#lib/identity/profile-prompts.ts';
import { CountedText } from './counted-text.tsx';
import { lengthOf } from './own-draft.ts';
import { QUESTIONS } from './question-list.ts';

interface PromptFieldProps {
  value: ProfilePrompt | null;
  /** Questions that are answered elsewhere. */
  taken?: readonly ProfileQuestion[];
  onChange: (prompt: ProfilePrompt | null) => void;
  error?: string | undefined;
}

/** A question of the list, and the member's answer; without a question there is no answer. */
export function PromptField({ value, taken = [], onChange, error }: PromptFieldProps) {
  const t = useTranslations('answers');
  const answer = value?.answer ?? '';
  return (
    <div className="grid gap-4">
      <Field label={t('prompt.question')}>
        {(control) => (
          <Select
            {...control}
            name="promptQuestion"
            value={value?.question ?? ''}
            placeholder={t('prompt.none')}
            options={QUESTIONS.filter((one) => !taken.includes(one)).map((question) => ({
              value: question,
              label: t(`questions.${question}`),
            }))}
            onChange={({ target }) => {
              const question = QUESTIONS.find((one) => one === target.value);
              onChange(question === undefined ? null : { question, answer });
            }}
          />
        )}
      </Field>
      {value !== null && (
        <CountedText
          name="profilePrompts"
          label={t('prompt.answer')}
          hint={t('prompt.hint')}
          placeholder={t('prompt.placeholder')}
          error={error}
          value={answer}
          longest={PROFILE_TEXT_MAX_LENGTHS.profilePrompts}
          count={t('prompt.count', {
            count: lengthOf(answer),
            longest: PROFILE_TEXT_MAX_LENGTHS.profilePrompts,
          })}
          onValue={(text) => {
            onChange({ ...value, answer: text });
          }}
        />
      )}
    </div>
  );
}
