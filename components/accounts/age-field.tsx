'use client';

import { useTranslations } from 'next-intl';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { AGE_MAX, AGE_MIN } from '#lib/identity/limits.ts';

/** The ages that signups offer. */
const AGES = Array.from({ length: AGE_MAX - AGE_MIN + 1 }, (_, index) => {
  const age = String(AGE_MIN + index);
  return { value: age, label: age };
});

interface AgeFieldProps {
  value: string;
  onPick: (age: string) => void;
  error: string | undefined;
}

/** The field for the age at signup, picked from a list. */
export function AgeField({ value, onPick, error }: AgeFieldProps) {
  const t = useTranslations('accounts.signup');
  return (
    <Field label={t('age')} error={error}>
      {(control) => (
        <Select
          {...control}
          name="age"
          options={AGES}
          placeholder={t('agePlaceholder')}
          value={value}
          onChange={(event) => {
            onPick(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
