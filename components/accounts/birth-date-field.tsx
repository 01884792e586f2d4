'use client';

import { useTranslations } from 'next-intl';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';

interface BirthDateFieldProps {
  /** `yyyy-mm-dd`; empty until the date is complete. */
  value: string;
  onPick: (birthDate: string) => void;
  error: string | undefined;
}

/** The date of birth at signup, by the device's own picker. */
export function BirthDateField({ value, onPick, error }: BirthDateFieldProps) {
  const t = useTranslations('accounts.signup');
  return (
    <Field label={t('birthDate')} hint={t('birthDateHint')} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name="birthDate"
          autoComplete="bday"
          value={value}
          onChange={({ target }) => {
            onPick(target.value);
          }}
        />
      )}
    </Field>
  );
}
