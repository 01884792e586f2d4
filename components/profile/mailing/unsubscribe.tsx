'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EmailField } from '#components/accounts/email-field.tsx';
import { cleanEmail, isEmail } from '#components/accounts/email.ts';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { FormNote } from '#components/accounts/form-note.tsx';
import { useFaults } from '#components/accounts/use-faults.ts';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { call } from '#lib/http/client/call.ts';

const LEAVE_AFTER_MS = 3_000;
const FIELDS = ['email'] as const;

interface UnsubscribeProps {
  prefix: string;
  /** Token of the mail's link; it identifies the address it was sent to. */
  token: string | null;
  /** What the button stops. */
  stops: 'news' | 'notices';
  /** The member's own address, if they are logged in. */
  email: string | null;
}

/** Takes an address off the mailing list, or stops notices by mail. Opening the page changes nothing; the button does. */
export function Unsubscribe({ prefix, token, stops, email }: UnsubscribeProps) {
  const t = useTranslations('mailing.unsubscribe');
  const keyPrefix = stops === 'notices' ? 'notices.' : '';
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'open' | 'pending' | 'removed' | 'mailed'>('open');
  const faults = useFaults<'email'>(FIELDS);
  const known = token !== null || email !== null;

  const remove = async (): Promise<void> => {
    faults.clear();
    if (!known && !isEmail(typed)) {
      faults.setFaults({ email: 'email_malformed' });
      return;
    }
    setState('pending');
    try {
      const { removed } = await call('POST /api/mailRemove', {
        body:
          token === null ? { 'event-data': { recipient: email ?? cleanEmail(typed) } } : { token },
      });
      setState(removed ? 'removed' : 'mailed');
    } catch (error) {
      faults.take(error);
      setState('open');
    }
  };

  if (state === 'removed') return <Removed prefix={prefix} text={t(`${keyPrefix}doneText`)} />;
  if (state === 'mailed') {
    return (
      <FormNote title={t('sentTitle')}>
        <p>{t('sentText')}</p>
      </FormNote>
    );
  }
  return (
    <ScriptForm onSend={remove}>
      {email !== null && token === null && (
        <p>
          {t.rich('of', {
            email,
            strong: (part) => <strong className="wrap-anywhere">{part}</strong>,
          })}
        </p>
      )}
      {!known && (
        <EmailField
          label={t('label')}
          hint={t('labelHint')}
          error={faults.say('email')}
          value={typed}
          onValue={setTyped}
        />
      )}
      <FormAlert>{faults.general}</FormAlert>
      <SubmitButton pending={state === 'pending'}>
        {t(known ? `${keyPrefix}button` : 'buttonOther')}
      </SubmitButton>
    </ScriptForm>
  );
}

/** Confirms the removal, then leads to the home page unless the visitor chooses to stay. */
function Removed({ prefix, text }: { prefix: string; text: string }) {
  const t = useTranslations('mailing.unsubscribe');
  const [leaves, setLeaves] = useState(true);
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => {
      window.location.assign(`${prefix}/`);
    }, LEAVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [leaves, prefix]);
  return (
    <FormNote title={t('doneTitle')}>
      <p>{text}</p>
      {leaves ? (
        <>
          <p>{t('leaving')}</p>
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => {
              setLeaves(false);
            }}
          >
            {t('stay')}
          </Button>
        </>
      ) : (
        <p>
          <a href={`${prefix}/`}>{t('home')}</a>
        </p>
      )}
    </FormNote>
  );
}
