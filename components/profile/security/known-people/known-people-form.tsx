'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { KNOWN_ADDRESSES_MAX } from '#lib/known-people/limits.ts';
import { AddressSources } from './address-sources.tsx';
import { extractAddresses } from './extract-addresses.ts';
import { hashAddresses } from './hash-addresses.ts';

type Change = 'add' | 'remove';

const CALLS = {
  add: 'POST /api/users/knownPeople',
  remove: 'POST /api/users/knownPeople/remove',
} as const;

interface KnownPeopleFormProps {
  /** Addresses in the list. */
  listed: number;
  onChanged: (count: number) => void;
}

/** Adds addresses to the list or removes them from it. Only their hashes leave the browser. */
export function KnownPeopleForm({ listed, onChanged }: KnownPeopleFormProps) {
  const t = useTranslations('security.known');
  const errors = useErrorMessages();
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState<Change>();
  const [fault, setFault] = useState<string>();
  const [done, setDone] = useState<string>();
  const found = useMemo(() => extractAddresses(typed), [typed]);

  const type = (text: string): void => {
    setTyped(text);
    setFault(undefined);
    setDone(undefined);
  };
  const append = (text: string | null): void => {
    if (text === null) setFault(t('fileEmpty'));
    else type(typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`);
  };
  const send = async (change: Change): Promise<void> => {
    setDone(undefined);
    setFault(undefined);
    if (found.length === 0) {
      setFault(t('none'));
      return;
    }
    if (found.length > KNOWN_ADDRESSES_MAX) {
      setFault(errors('known_people_full'));
      return;
    }
    setPending(change);
    try {
      const { count } = await call(CALLS[change], { body: { hashes: await hashAddresses(found) } });
      onChanged(count);
      setTyped('');
      setDone(t(change === 'add' ? 'added' : 'removed', { count: found.length }));
    } catch (error) {
      setFault(errors(codeOf(error)));
    } finally {
      setPending(undefined);
    }
  };
  return (
    <div className="grid gap-4">
      <Field label={t('label')} hint={t('hint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={typed}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={t('placeholder')}
            className="max-h-60 w-full"
            onChange={(event) => {
              type(event.target.value);
            }}
          />
        )}
      </Field>
      <AddressSources onText={append} />
      <p role="status" className="text-sm font-medium empty:hidden">
        {done ?? (found.length > 0 ? t('found', { count: found.length }) : '')}
      </p>
      {/* Without an error its region takes no gap of the grid. */}
      <div className="-mt-4 [&:has(p)]:mt-0">
        <FormAlert>{fault}</FormAlert>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          pending={pending === 'add'}
          disabled={pending !== undefined}
          onClick={() => {
            void send('add');
          }}
        >
          {t('add')}
        </Button>
        {listed > 0 && found.length > 0 && (
          <Button
            variant="secondary"
            pending={pending === 'remove'}
            disabled={pending !== undefined}
            onClick={() => {
              void send('remove');
            }}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
