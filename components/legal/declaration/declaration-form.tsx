'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { isEmail } from '#components/accounts/email.ts';
import { focusFirstFault } from '#components/accounts/focus-first-fault.ts';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { FormNote } from '#components/accounts/form-note.tsx';
import { useFaults, type Faults } from '#components/accounts/use-faults.ts';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';
import { Fields } from './fields.tsx';
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

/** Everything that was typed, repeated above the button that sends it. */
function Review({ said }: { said: Said }) {
  const t = useTranslations('rights.field');
  return (
    <dl className="grid gap-3 rounded-field bg-sunken px-4 py-4">
      {FIELDS.map((field) => (
        <div key={field}>
          <dt className="text-sm text-ink-soft">{t(field)}</dt>
          <dd className="font-semibold wrap-anywhere">{said[field]}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ReceivedProps {
  kind: DeclarationKind;
  reference: string;
  receivedAt: string;
  email: string;
  timeZone: string;
}

/** The receipt on the page: reference, date and time. The mail contains the same. */
function Received({ kind, reference, receivedAt, email, timeZone }: ReceivedProps) {
  const t = useTranslations('rights');
  const format = useFormatter();
  const at = format.dateTime(new Date(receivedAt), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <FormNote title={t(`${kind}.done`)}>
      <p>
        {t.rich('received.reference', {
          reference,
          at,
          strong: (part) => <strong className="text-ink tabular-nums">{part}</strong>,
        })}
      </p>
      <p className="wrap-anywhere">{t('received.mailed', { email })}</p>
    </FormNote>
  );
}
