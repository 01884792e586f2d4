'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { ChoiceChip } from '#components/ui/choice-chip.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { INTERESTS_MAX } from '#lib/accounts/limits.ts';
import type { Interest } from '#lib/db/generated/enums.ts';
import { INTERESTS } from './interest-list.ts';

interface InterestBoxesProps {
  chosen: readonly Interest[];
  onChange: (chosen: Interest[]) => void;
  error?: string | undefined;
}

/** The list of interests as toggles, sorted by their names; at the limit only chosen ones can be changed. */
export function InterestBoxes({ chosen, onChange, error }: InterestBoxesProps) {
  const t = useTranslations('answers');
  const id = useId();
  const { compare } = new Intl.Collator(useLocale());
  const named = INTERESTS.map((interest) => [interest, t(`list.${interest}`)] as const).toSorted(
    ([, a], [, b]) => compare(a, b),
  );
  const full = chosen.length >= INTERESTS_MAX;
  const describedBy = error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`;
  return (
    <fieldset aria-describedby={describedBy} className="grid min-w-0 gap-2">
      <legend className="font-ui font-semibold">{t('interests.legend')}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t('interests.hint', { interestsMax: INTERESTS_MAX })}
      </p>
      <p aria-live="polite" className="tabular text-sm font-semibold">
        {t('interests.chosen', { count: chosen.length, interestsMax: INTERESTS_MAX })}
      </p>
      <div className="flex flex-wrap gap-2">
        {named.map(([interest, name]) => {
          const checked = chosen.includes(interest);
          return (
            <ChoiceChip
              key={interest}
              name="interests"
              value={interest}
              label={name}
              checked={checked}
              disabled={full && !checked}
              onChange={({ target }) => {
                const others = chosen.filter((one) => one !== interest);
                onChange(target.checked ? [...others, interest] : others);
              }}
            />
          );
        })}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
