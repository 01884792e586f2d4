'use client';

import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { rememberEntry } from '#components/popups/landing.ts';
import { Button } from '#components/ui/button.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { call } from '#lib/http/client/call.ts';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { thisVisit } from './visit-memory.ts';
import { askForPasskey, isCancelled, webauthn } from './webauthn.ts';

type Options = AnswerOf<Contracts['POST /api/users/passkeys/login/options']>;

const askOptions = () => call('POST /api/users/passkeys/login/options');

const sign = (optionsJSON: Options, useBrowserAutofill: boolean) =>
  askForPasskey(({ startAuthentication }) =>
    startAuthentication({ optionsJSON, useBrowserAutofill }),
  );

type Credential = Awaited<ReturnType<typeof sign>>;

async function enterByPasskey(credential: Credential): Promise<void> {
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
  const pressed = useRef(false);

  /** Whether it led into the account. */
  const enter = async (credential: Promise<Credential>): Promise<boolean> => {
    try {
      await enterByPasskey(await credential);
      onEntered();
      return true;
    } catch (error) {
      if (!isCancelled(error)) onFault(error);
      return false;
    }
  };
  const press = async (): Promise<void> => {
    pressed.current = true;
    setPending(true);
    if (!(await enter(askOptions().then((options) => sign(options, false))))) setPending(false);
  };
  const offer = useEffectEvent(async () => {
    const { browserSupportsWebAuthnAutofill } = await webauthn();
    if (!(await browserSupportsWebAuthnAutofill())) return;
    // The member asked for nothing yet: the page says nothing of a fault.
    const options = await askOptions().catch(() => null);
    // A request of the list would close the dialog of a press made meanwhile.
    if (options === null || pressed.current) return;
    const credential = await sign(options, true).catch(() => null);
    if (credential !== null) await enter(Promise.resolve(credential));
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
