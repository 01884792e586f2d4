'use client';

import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { rememberEntry } from '#components/popups/landing.ts';
import { Button } from '#components/ui/button.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { call } from '#lib/http/client/call.ts';
import { thisVisit } from './visit-memory.ts';
import { isCancelled, webauthn } from './webauthn.ts';

async function enterByPasskey(useBrowserAutofill: boolean): Promise<void> {
  const { startAuthentication } = await webauthn();
  const optionsJSON = await call('POST /api/users/passkeys/login/options');
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { giftedMessages } = await call('POST /api/users/passkeys/login', {
    body: { ...thisVisit(), credential },
  });
  rememberEntry(giftedMessages);
}

interface PasskeyLoginProps {
  /** Offers passkeys in the list of the address field too, where the browser can. */
  autofill: boolean;
  onEntered: () => void;
  onFault: (error: unknown) => void;
}

/** Login by a passkey of this device or of the member's password manager; nothing where the browser has none. */
export function PasskeyLogin({ autofill, onEntered, onFault }: PasskeyLoginProps) {
  const t = useTranslations('accounts.login');
  const supported = useHydrated() && 'PublicKeyCredential' in window;
  const [pending, setPending] = useState(false);

  /** Whether it led into the account. */
  const enter = async (byAutofill: boolean): Promise<boolean> => {
    try {
      await enterByPasskey(byAutofill);
      onEntered();
      return true;
    } catch (error) {
      if (!isCancelled(error)) onFault(error);
      return false;
    }
  };
  const press = async (): Promise<void> => {
    setPending(true);
    if (!(await enter(false))) setPending(false);
  };
  const offer = useEffectEvent(async () => {
    const { browserSupportsWebAuthnAutofill } = await webauthn();
    if (await browserSupportsWebAuthnAutofill()) await enter(true);
  });
  useEffect(() => {
    if (!supported || !autofill) return;
    void offer();
    return () => {
      void webauthn().then(({ WebAuthnAbortService }) => {
        WebAuthnAbortService.cancelCeremony();
      });
    };
  }, [supported, autofill]);

  if (!supported) return null;
  return (
    <Button variant="quiet" wide pending={pending} onClick={() => void press()}>
      <KeyRound aria-hidden="true" strokeWidth={1.75} />
      {t('passkey')}
    </Button>
  );
}
