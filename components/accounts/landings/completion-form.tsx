'use client';

import type { Locale } from '#lib/brands/schema.ts';
import { BirthDateField } from '../birth-date-field.tsx';
import { SignupFrame } from '../signup-frame.tsx';
import { RegionSelect } from './region-select.tsx';
import { useCompletion, type Invited } from './use-completion.ts';

interface CompletionFormProps {
  /** Locale prefix of the page's links: empty or `/en`. */
  prefix: string;
  language: Locale;
  country: string;
  invited: Invited;
  /** Navigates on once the new session exists. */
  onEntered: () => void;
}

/** The form for what a pending account still needs: region, age, gender, seeking, and the consents. */
export function CompletionForm({ prefix, language, country, ...who }: CompletionFormProps) {
  const opening = useCompletion({ ...who, country, language });
  const { values, change, faults } = opening;
  return (
    <SignupFrame prefix={prefix} language={language} opening={opening}>
      <RegionSelect
        country={country}
        value={values.region}
        onPick={(region) => {
          change({ region });
        }}
        error={faults.say('region')}
      />
      <BirthDateField
        value={values.birthDate}
        onPick={(birthDate) => {
          change({ birthDate });
        }}
        error={faults.say('birthDate')}
      />
    </SignupFrame>
  );
}
