'use client';

import { useTranslations } from 'next-intl';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { PROMPT_ANSWER_MAX_LENGTH } from '#lib/accounts/limits.ts';
import type { ProfileQuestion } from '#lib/db/generated/enums.ts';
import type { ProfilePrompt } from '#lib/identity/profile-prompt.ts';
import { CountedText } from './counted-text.tsx';
import { lengthOf } from './own-draft.ts';

const OFFERED: Readonly<Record<ProfileQuestion, true>> = {
  best_meal: true,
  first_date: true,
  home_is: true,
  learned_late: true,
  looking_forward_to: true,
  makes_me_laugh: true,
  never_tired_of: true,
  perfect_sunday: true,
  place_i_return_to: true,
  secretly_good_at: true,
  small_joy: true,
  song_on_repeat: true,
};
const QUESTIONS = Object.keys(OFFERED) as readonly ProfileQuestion[];

interface PromptFieldProps {
  value: ProfilePrompt;
  onChange: (prompt: ProfilePrompt) => void;
  error?: string | undefined;
}

/** A question of the list, and the member's answer; without a question there is no answer. */
export function PromptField({ value, onChange, error }: PromptFieldProps) {
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
            options={QUESTIONS.map((question) => ({
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
          name="profilePrompt"
          label={t('prompt.answer')}
          hint={t('prompt.hint')}
          placeholder={t('prompt.placeholder')}
          error={error}
          value={answer}
          longest={PROMPT_ANSWER_MAX_LENGTH}
          count={t('prompt.count', {
            count: lengthOf(answer),
            longest: PROMPT_ANSWER_MAX_LENGTH,
          })}
          onValue={(text) => {
            onChange({ ...value, answer: text });
          }}
        />
      )}
    </div>
  );
}
