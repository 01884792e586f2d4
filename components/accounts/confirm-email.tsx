'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { call, CallError } from '#lib/http/client/call.ts';
import { FormAlert } from './form-alert.tsx';

interface ConfirmEmailProps {
  prefix: string;
  token: string;
}

/** Mail programs open links by themselves; so only this press confirms. */
export function ConfirmEmail({ prefix, token }: ConfirmEmailProps) {
  const t = useTranslations('accounts.confirm');
  const errors = useTranslations('errors');
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  const confirm = async (): Promise<void> => {
    setPending(true);
    setFault(undefined);
    try {
      await call('POST /api/users/confirmEmail', { body: { token } });
      window.location.assign(`${prefix}/match`);
    } catch (error) {
      setFault(errors(error instanceof CallError ? error.code : 'unexpected'));
      setPending(false);
    }
  };

  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t('text')}</p>
      <FormAlert>{fault}</FormAlert>
      <Button
        size="lg"
        wide
        pending={pending}
        onClick={() => {
          void confirm();
        }}
      >
        {t('button')}
      </Button>
      {fault !== undefined && (
        <p className="text-center text-sm">
          <a href={`${prefix}/login`} className="font-semibold text-ink underline">
            {t('login')}
          </a>
        </p>
      )}
    </div>
  );
}
