'use client';

import { useTranslations } from 'next-intl';
import type { FocusEvent, ReactNode } from 'react';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import type { CommonAnswers, CommonField } from './common-answers.ts';
import { CONSENTS, ConsentBoxes } from './consent-boxes.tsx';
import { FormAlert } from './form-alert.tsx';
import { FormNote } from './form-note.tsx';
import { SexFields } from './sex-fields.tsx';
import type { Faults } from './use-faults.ts';

interface SignupFrameProps {
  /** Locale prefix of the page's links: empty or `/en`. */
  prefix: string;
  language: Locale;
  opening: {
    readonly values: CommonAnswers;
    readonly change: (part: Partial<CommonAnswers>) => void;
    readonly leave: (event: FocusEvent) => void;
    readonly send: (form: HTMLFormElement) => Promise<void>;
    readonly pending: boolean;
    readonly mailed: boolean;
    readonly faults: {
      readonly faults: Faults<CommonField>;
      readonly say: (field: CommonField) => string | undefined;
      readonly general: string | undefined;
    };
  };
  /** The fields that this signup begins with. */
  children: ReactNode;
  /** Below the button. */
  otherwise?: ReactNode;
}

/**
 * The shared part of the long and the short signup: gender, seeking, the consents, and the notice that a mail
 * was sent.
 */
export function SignupFrame({ prefix, language, opening, ...parts }: SignupFrameProps) {
  const t = useTranslations('accounts.signup');
  const { values, change, leave, send, pending, mailed, faults } = opening;
  if (mailed) {
    return (
      <FormNote title={t('mailedTitle')}>
        <p>{t('mailedText')}</p>
      </FormNote>
    );
  }
  return (
    <ScriptForm onSend={send} onBlur={leave}>
      {parts.children}
      <SexFields t={t} values={values} onPick={change} say={faults.say} />
      <ConsentBoxes
        language={language}
        prefix={prefix}
        ticks={values.ticks}
        onTicks={(ticks) => {
          change({ ticks });
        }}
        say={faults.say}
        outdated={CONSENTS.some((box) => faults.faults[box] === 'consent_outdated')}
      />
      <FormAlert>{faults.general}</FormAlert>
      <SubmitButton pending={pending}>{t('submit')}</SubmitButton>
      {parts.otherwise}
    </ScriptForm>
  );
}
