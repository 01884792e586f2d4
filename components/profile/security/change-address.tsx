'use client';

import { MailCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { isEmail } from '#components/accounts/check-signup.ts';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useFaults } from '#components/accounts/use-faults.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { call } from '#lib/http/client/call.ts';
import { InlineSubmit } from './inline-submit.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

const FIELDS = ['newEmail'] as const;

export interface WaitingAddress {
  readonly email: string;
  readonly until: Date;
}

interface ChangeAddressProps {
  email: string;
  confirmed: boolean;
  waiting: WaitingAddress | null;
  timeZone: string;
}

/** Another address: it counts once the link in its mail was pressed, and the old one is told. */
export function ChangeAddress(props: ChangeAddressProps) {
  const { email, confirmed, timeZone } = props;
  const t = useTranslations('security.address');
  const format = useFormatter();
  const [waiting, setWaiting] = useState(props.waiting);
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
        body: { oldEmail: email, newEmail: typed.replace(/\s+/g, '') },
      });
      setWaiting({ email: user.email, until: new Date(user.until) });
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
              })}
            </span>
          </p>
        )}
      </div>
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={t('label')} error={faults.say('newEmail')}>
          {(control) => (
            <Input
              {...control}
              name="newEmail"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                if (faults.faults.newEmail !== undefined && isEmail(event.target.value)) {
                  faults.clear();
                }
              }}
            />
          )}
        </Field>
        <FormAlert>{faults.general}</FormAlert>
        <InlineSubmit pending={pending}>{t('submit')}</InlineSubmit>
      </form>
    </div>
  );
}
