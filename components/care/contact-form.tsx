'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmailField } from '#components/accounts/email-field.tsx';
import { isEmail } from '#components/accounts/email.ts';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { FormNote } from '#components/accounts/form-note.tsx';
import { useFaults, type Faults } from '#components/accounts/use-faults.ts';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';

const FIELDS = ['email', 'text'] as const;
type ContactField = (typeof FIELDS)[number];
const LONGEST = 5_000;

interface ContactFormProps {
  language: Locale;
  /** Of the member who writes; empty for a visitor. */
  email?: string;
}

function check(email: string, text: string): Faults<ContactField> {
  return {
    ...(isEmail(email) ? {} : { email: 'email_malformed' }),
    ...(text.trim() === '' ? { text: 'contact_text_missing' } : {}),
  };
}

/** Sends a message to customer care; ends with its reference. */
export function ContactForm({ language, email: own = '' }: ContactFormProps) {
  const t = useTranslations('care.contact');
  const [email, setEmail] = useState(own);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [reference, setReference] = useState<string>();
  const faults = useFaults<ContactField>(FIELDS);

  const recheck = (nextEmail: string, nextText: string): void => {
    setEmail(nextEmail);
    setText(nextText);
    if (tried) faults.setFaults(check(nextEmail, nextText));
  };

  const send = async (): Promise<void> => {
    setTried(true);
    faults.clear();
    const found = check(email, text);
    faults.setFaults(found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      const answer = await call('POST /api/contact', { body: { email, text, language } });
      setReference(answer.reference);
    } catch (error) {
      faults.take(error);
    } finally {
      setPending(false);
    }
  };

  if (reference !== undefined) {
    return (
      <FormNote title={t('thanks')}>
        <p>
          {t.rich('reference', {
            reference,
            strong: (part) => <strong className="text-ink tabular-nums">{part}</strong>,
          })}
        </p>
      </FormNote>
    );
  }
  return (
    <ScriptForm onSend={send}>
      <EmailField
        label={t('email')}
        error={faults.say('email')}
        value={email}
        onValue={(typed) => {
          recheck(typed, text);
        }}
      />
      <Field label={t('text')} hint={t('hint')} error={faults.say('text')}>
        {(control) => (
          <Textarea
            {...control}
            name="text"
            className="min-h-44"
            maxLength={LONGEST}
            value={text}
            onChange={(event) => {
              recheck(email, event.target.value);
            }}
          />
        )}
      </Field>
      <FormAlert>{faults.general}</FormAlert>
      <SubmitButton pending={pending}>{t('send')}</SubmitButton>
    </ScriptForm>
  );
}
