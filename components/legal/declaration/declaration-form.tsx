'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isEmail } from '#components/accounts/email.ts';
import { focusFirstFault } from '#components/accounts/focus-first-fault.ts';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useFaults, type Faults } from '#components/accounts/use-faults.ts';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';
import { Fields } from './fields.tsx';
import { Received } from './received.tsx';
import { Review } from './review.tsx';
import { FIELDS, type DeclarationKind, type Said, type SaidField } from './said.ts';

interface DeclarationFormProps {
  kind: DeclarationKind;
  language: Locale;
  timeZone: string;
}

type Step = 'fill' | 'review' | 'sending';

function check({ name, email, orderNumber }: Said): Faults<SaidField> {
  return {
    ...(name.trim() === '' && { name: 'field_missing' }),
    ...(!isEmail(email) && { email: 'email_malformed' }),
    ...(orderNumber.trim() === '' && { orderNumber: 'field_missing' }),
  };
}

/** Two steps, as the law requires: what is declared, then its confirmation. Needs no account. */
export function DeclarationForm({ kind, language, timeZone }: DeclarationFormProps) {
  const t = useTranslations('rights');
  const [said, setSaid] = useState<Said>({ name: '', email: '', orderNumber: '' });
  const [step, setStep] = useState<Step>('fill');
  const [receipt, setReceipt] = useState<{ reference: string; receivedAt: string }>();
  const faults = useFaults<SaidField>(FIELDS);

  const goOn = (form: HTMLFormElement): void => {
    faults.clear();
    const found = check(said);
    faults.setFaults(found);
    if (Object.keys(found).length === 0) setStep('review');
    else focusFirstFault(form);
  };

  const send = async (): Promise<void> => {
    setStep('sending');
    faults.clear();
    try {
      const body = { ...said, language };
      setReceipt(await call(`POST /api/legal/${kind}`, { body }));
    } catch (error) {
      const named = faults.take(error);
      setStep(Object.keys(named).length > 0 ? 'fill' : 'review');
    }
  };

  if (receipt) return <Received kind={kind} timeZone={timeZone} {...receipt} email={said.email} />;
  if (step === 'fill') {
    return (
      <ScriptForm onSend={goOn}>
        <Fields said={said} error={faults.say} onSaid={setSaid} />
        <FormAlert>{faults.general}</FormAlert>
        <SubmitButton pending={false}>{t(`${kind}.go`)}</SubmitButton>
      </ScriptForm>
    );
  }
  return (
    <ScriptForm onSend={send}>
      <h2 className="display text-2xl">{t(`${kind}.check`)}</h2>
      <Review said={said} />
      <FormAlert>{faults.general}</FormAlert>
      <SubmitButton pending={step === 'sending'}>{t(`${kind}.confirm`)}</SubmitButton>
      <Button
        variant="secondary"
        disabled={step === 'sending'}
        onClick={() => {
          setStep('fill');
        }}
      >
        {t('change')}
      </Button>
    </ScriptForm>
  );
}
