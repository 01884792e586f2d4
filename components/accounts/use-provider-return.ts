'use client';

import { useEffect, useRef, useState } from 'react';
import { rememberEntry } from '#components/popups/landing.ts';
import type { ProviderName } from '#lib/accounts/identities/provider-names.ts';
import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { providerStart } from './provider-start.ts';
import { thisVisit } from './visit-memory.ts';

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

async function exchange(provider: ProviderName, back: Readonly<Record<string, string>>) {
  // `state` contains the page that the login started from; the server compares the whole value.
  const body = { ...thisVisit(), ...back };
  if (provider === 'apple') return call('POST /api/users/auth/apple', { body });
  if (back['state']?.startsWith('login.')) return call('POST /api/users/auth/google', { body });
  return call('POST /api/users/auth/google/home', { body });
}

/**
 * The result of a return from a provider. Its code is exchanged once; a member with a session is sent on from
 * here, and a page opened without a code to the provider.
 */
export function useProviderReturn(provider: ProviderName, prefix: string, language: Locale): State {
  const [state, setState] = useState<State>({ kind: 'checking' });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const back = returned(window.location.search);
    const { search } = window.location;
    // A code is valid once: it is removed from the history, and a reload does not send it again.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const fail = (code: string): void => {
      setState({ kind: 'failed', code });
    };
    if (back['code'] === undefined && back['error'] === undefined) {
      window.location.replace(providerStart(provider, 'login', language, search));
      return;
    }
    if (back['error']?.startsWith('identity_')) {
      fail('identity_unavailable');
      return;
    }
    exchange(provider, back).then(
      ({ login, token, email, giftedMessages, query }) => {
        if (login === null) {
          setState({ kind: 'pending', token, email, query });
          return;
        }
        rememberEntry(giftedMessages);
        window.location.replace(`${prefix}/find${query}`);
      },
      (error: unknown) => {
        fail(codeOf(error));
      },
    );
  }, [provider, prefix, language]);
  return state;
}
