'use client';

import { useTranslations } from 'next-intl';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { Select } from '#components/ui/select.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { ConsentBoxes } from './consent-boxes.tsx';
import { FormAlert } from './form-alert.tsx';
import { FormNote } from './form-note.tsx';
import { PasswordField } from './password-field.tsx';
import { PlaceField } from './place-field.tsx';
import { AGES } from './signup-ages.ts';
import { useSignup } from './use-signup.ts';

interface SignupFormProps {
  /** Of the page's addresses: empty, or the locale's. */
  prefix: string;
  language: 'it' | 'es' | 'fr' | 'en';
  /** Whose places the list offers. */
  country: string;
}

export function SignupForm({ prefix, language, country }: SignupFormProps) {
  const t = useTranslations('accounts.signup');
  const { values, change, send, pending, mailed, faults } = useSignup({
    country,
    language,
    onEntered: () => {
      window.location.assign(`${prefix}/`);
    },
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
        void send(event.currentTarget);
      }}
    >
      <Field label={t('email')} error={faults.say('email')}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={values.email}
            onChange={(event) => {
              change({ email: event.target.value });
            }}
          />
        )}
      </Field>
      <PasswordField
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        error={faults.say('password')}
        value={values.password}
        onValue={(password) => {
          change({ password });
        }}
        autoComplete="new-password"
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
      />
      <div className="grid gap-5 desk:grid-cols-[8rem_1fr] desk:items-start">
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
        <PlaceField
          country={country}
          picked={values.place}
          onPick={(place) => {
            change({ place });
          }}
          error={faults.say('region')}
        />
      </div>
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
      <p className="text-center text-sm text-ink-soft">
        {t('haveAccount')}{' '}
        <a href={`${prefix}/login`} className="font-semibold text-ink underline">
          {t('login')}
        </a>
      </p>
    </form>
  );
}
