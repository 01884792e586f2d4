'use client';

import { UserCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { rememberEntry } from '#components/popups/landing.ts';
import { Popup } from '#components/ui/popup.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { call, CallError } from '#lib/http/client/call.ts';
import { FormAlert } from './form-alert.tsx';
import { GoogleButton } from './google-button.tsx';
import { CompletionForm } from './landings/completion-form.tsx';
import { thisVisit } from './visit-memory.ts';

interface GoogleReturnProps {
  prefix: string;
  language: 'it' | 'es' | 'fr' | 'en';
  country: string;
}

type State =
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'pending';
      readonly token: string;
      readonly email: string;
      readonly query: string;
    }
  | { readonly kind: 'failed'; readonly code: string };

function returned(search: string): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    ['code', 'state', 'iss', 'error'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

async function exchange(back: Readonly<Record<string, string>>) {
  // The door we left by stands in the state; the server compares the whole of it.
  const body = { ...thisVisit(), ...back };
  if (back['state']?.startsWith('login.')) return call('POST /api/users/auth/google', { body });
  return call('POST /api/users/auth/google/home', { body });
}

/** Where Google sends the browser back to: the code is exchanged once, then the rest is asked or the door opens. */
export function GoogleReturn({ prefix, language, country }: GoogleReturnProps) {
  const t = useTranslations('accounts.google');
  const errors = useTranslations('errors');
  const [state, setState] = useState<State>({ kind: 'checking' });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const back = returned(window.location.search);
    // A code is good once: it need not stand in the history, nor be sent again by a reload.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const fail = (code: string): void => {
      setState({ kind: 'failed', code });
    };
    if (back['code'] === undefined && back['error'] === undefined) {
      window.location.replace(`${prefix}/login`);
      return;
    }
    if (back['error']?.startsWith('identity_')) {
      fail('identity_unavailable');
      return;
    }
    exchange(back).then(
      ({ login, token, email, giftedMessages, query }) => {
        if (login === null) {
          setState({ kind: 'pending', token, email, query });
          return;
        }
        rememberEntry(giftedMessages);
        window.location.replace(`${prefix}/find${query}`);
      },
      (error: unknown) => {
        fail(error instanceof CallError ? error.code : 'unexpected');
      },
    );
  }, [prefix]);

  if (state.kind === 'failed') {
    return (
      <div className="grid gap-2">
        <FormAlert>{errors(state.code)}</FormAlert>
        <GoogleButton language={language} door="login" />
        <p className="mt-4 flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm [&_a]:font-semibold [&_a]:text-ink [&_a]:underline">
          <a href={`${prefix}/login`}>{t('byPassword')}</a>
          <a href={`${prefix}/signup`}>{t('newProfile')}</a>
        </p>
      </div>
    );
  }
  return (
    <>
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {t('checking')}
      </p>
      {state.kind === 'pending' && (
        <Popup
          open
          blocking
          onOpenChange={() => undefined}
          title={t('restTitle')}
          closeLabel={t('restTitle')}
          picture={
            <UserCheck aria-hidden="true" strokeWidth={1.5} className="size-10 text-accent-ink" />
          }
          body={
            <p>
              {t.rich('restText', {
                email: state.email,
                strong: (part) => <strong className="break-all text-ink">{part}</strong>,
              })}
            </p>
          }
          actions={[{ label: t('leave'), tone: 'quiet', href: `${prefix}/` }]}
        >
          <CompletionForm
            {...{ prefix, language, country }}
            invited={{ token: state.token }}
            onEntered={() => {
              window.location.replace(`${prefix}/find${state.query}`);
            }}
          />
        </Popup>
      )}
    </>
  );
}
