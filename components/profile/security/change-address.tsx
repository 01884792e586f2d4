'use client';

import { MailCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmailField } from '#components/accounts/email-field.tsx';
import { cleanEmail, isEmail } from '#components/accounts/email.ts';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useFaults } from '#components/accounts/use-faults.ts';
import { Badge } from '#components/ui/badge.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { call } from '#lib/http/client/call.ts';
import { InlineSubmit } from './inline-submit.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

const FIELDS = ['newEmail'] as const;

interface WaitingAddress {
  readonly email: string;
  readonly until: Date;
}

interface ChangeAddressProps {
  email: string;
  confirmed: boolean;
  waiting: WaitingAddress | null;
  timeZone: string;
}

/** Requests another address: it applies once the link in its mail was pressed, and the old address is notified. */
export function ChangeAddress(props: ChangeAddressProps) {
  const { email, confirmed, timeZone } = props;
  const t = useTranslations('security.address');
  const format = useFormatter();
  const [waiting, setWaiting] = useState(props.waiting);
  const [doubtful, setDoubtful] = useState(false);
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  const faults = useFaults<'newEmail'>(FIELDS);

  const send = async (): Promise<void> => {
    faults.clear();
    if (!isEmail(typed)) {
      faults.setFaults({ newEmail: 'email_malformed' });
      return;
    }
    setPending(true);
    try {
      const { user } = await call('POST /api/users/changeEmail', {
        body: { oldEmail: email, newEmail: cleanEmail(typed) },
      });
      setWaiting({ email: user.email, until: new Date(user.until) });
      setDoubtful(!user.valid_email);
      setTyped('');
    } catch (error) {
      faults.take(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="min-w-0 font-ui font-semibold wrap-anywhere">{email}</span>
          <Badge tone={confirmed ? 'success' : 'neutral'}>
            {t(confirmed ? 'confirmed' : 'unconfirmed')}
          </Badge>
        </p>
        {!confirmed && <ResendConfirmation />}
      </div>
      <div role="status" className="empty:hidden">
        {waiting !== null && (
          <p className="flex items-start gap-3 rounded-field bg-sunken px-4 py-3 text-sm">
            <MailCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
            <span>
              {t.rich('waiting', {
                email: waiting.email,
                until: format.dateTime(waiting.until, {
                  dateStyle: 'long',
                  timeStyle: 'short',
                  timeZone,
                }),
                strong: (part) => <strong className="wrap-anywhere">{part}</strong>,
              })}{' '}
              {doubtful && t('doubtful')}
            </span>
          </p>
        )}
      </div>
      <ScriptForm onSend={send}>
        <EmailField
          name="newEmail"
          label={t('label')}
          error={faults.say('newEmail')}
          value={typed}
          onValue={(text) => {
            setTyped(text);
            if (faults.faults.newEmail !== undefined && isEmail(text)) faults.clear();
          }}
        />
        <FormAlert>{faults.general}</FormAlert>
        <InlineSubmit pending={pending}>{t('submit')}</InlineSubmit>
      </ScriptForm>
    </div>
  );
}
