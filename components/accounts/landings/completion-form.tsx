'use client';

import { useTranslations } from 'next-intl';
import { Field } from '#components/ui/field.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { Select } from '#components/ui/select.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { AGES } from '../signup-ages.ts';
import { ConsentBoxes } from '../consent-boxes.tsx';
import { FormAlert } from '../form-alert.tsx';
import { FormNote } from '../form-note.tsx';
import { RegionSelect } from './region-select.tsx';
import { useCompletion, type Invited } from './use-completion.ts';

interface CompletionFormProps {
  /** Of the page's addresses: empty, or the locale's. */
  prefix: string;
  language: 'it' | 'es' | 'fr' | 'en';
  country: string;
  invited: Invited;
  /** Where to go with the fresh session. */
  onEntered: () => void;
}

/** What a pending account still needs: region, age, who seeks whom, and the consents. */
export function CompletionForm({
  prefix,
  language,
  country,
  invited,
  onEntered,
}: CompletionFormProps) {
  const t = useTranslations('accounts.signup');
  const { values, change, submit, pending, mailed, faults } = useCompletion({
    ...{ invited, country, language, onEntered },
  });
  if (mailed) {
    return (
      <FormNote title={t('mailedTitle')}>
        <p>{t('mailedText')}</p>
      </FormNote>
    );
  }
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <RegionSelect
        country={country}
        value={values.region}
        onPick={(region) => {
          change({ region });
        }}
        error={faults.say('region')}
      />
      <Field label={t('age')} error={faults.say('age')}>
        {(control) => (
          <Select
            {...control}
            name="age"
            options={AGES}
            placeholder={t('agePlaceholder')}
            value={values.age}
            onChange={(event) => {
              change({ age: event.target.value });
            }}
          />
        )}
      </Field>
      <RadioGroup
        legend={t('gender')}
        name="gender"
        value={values.gender}
        options={[
          { value: 'woman', label: t('iAmWoman') },
          { value: 'man', label: t('iAmMan') },
        ]}
        onPick={(gender) => {
          change({ gender });
        }}
        error={faults.say('gender')}
      />
      <RadioGroup
        legend={t('seeking')}
        name="seeking"
        value={values.seeking}
        options={[
          { value: 'woman', label: t('aWoman') },
          { value: 'man', label: t('aMan') },
        ]}
        onPick={(seeking) => {
          change({ seeking });
        }}
        error={faults.say('seeking')}
      />
      <ConsentBoxes
        language={language}
        prefix={prefix}
        ticks={values.ticks}
        onTick={(box, ticked) => {
          change({ ticks: { ...values.ticks, [box]: ticked } });
        }}
        say={faults.say}
      />
      <FormAlert>{faults.general}</FormAlert>
      <SubmitButton pending={pending}>{t('submit')}</SubmitButton>
    </form>
  );
}
