'use client';

import type { Locale } from '#lib/brands/schema.ts';
import { AgeField } from '../age-field.tsx';
import { SignupFrame } from '../signup-frame.tsx';
import { RegionSelect } from './region-select.tsx';
import { useCompletion, type Invited } from './use-completion.ts';

interface CompletionFormProps {
  /** Of the page's addresses: empty, or the locale's. */
  prefix: string;
  language: Locale;
  country: string;
  invited: Invited;
  /** Where to go with the fresh session. */
  onEntered: () => void;
}

/** What a pending account still needs: region, age, who seeks whom, and the consents. */
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
      <AgeField
        value={values.age}
        onPick={(age) => {
          change({ age });
        }}
        error={faults.say('age')}
      />
    </SignupFrame>
  );
}
