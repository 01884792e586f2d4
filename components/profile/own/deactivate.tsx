'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import type { PopupAction } from '#components/ui/popup-layer.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';

/** How long the result is shown before the page is reloaded. */
const RELOAD_AFTER_MS = 5_000;

/** Unsaved changes have no account to be saved in, so the browser must not ask about them. */
function reload(): void {
  const silence = (event: BeforeUnloadEvent): void => {
    event.stopImmediatePropagation();
  };
  window.addEventListener('beforeunload', silence, true);
  window.location.reload();
}

interface DeactivateProps {
  trackerId: string;
  /** A subscription renews; it ends with the profile. */
  renews: boolean;
}

/** Disables the profile until customer care restores it: asks for confirmation, shows the result, then logs out. */
export function Deactivate({ trackerId, renews }: DeactivateProps) {
  const t = useTranslations('account.deactivate');
  const errors = useErrorMessages();
  const [state, setState] = useState<'closed' | 'asked' | 'pending' | 'done'>('closed');
  const [fault, setFault] = useState<string>();
  const done = state === 'done';

  const deactivate = async (): Promise<void> => {
    setState('pending');
    setFault(undefined);
    try {
      await call('POST /api/users/disableProfile', { body: { clickid: trackerId } });
      localStorage.clear();
      setState('done');
      setTimeout(reload, RELOAD_AFTER_MS);
    } catch (error) {
      setFault(errors(codeOf(error)));
      setState('asked');
    }
  };
  const asking: readonly PopupAction[] = [
    { label: t('keep'), tone: 'primary' },
    {
      label: t('confirm'),
      tone: 'danger',
      stays: true,
      pending: state === 'pending',
      onPress: () => {
        void deactivate();
      },
    },
  ];
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose text-ink-soft">{t('text')}</p>
      <Button
        variant="secondary"
        onClick={() => {
          setFault(undefined);
          setState('asked');
        }}
      >
        {t('button')}
      </Button>
      <Popup
        open={state !== 'closed'}
        onOpenChange={(open) => {
          if (!open && state === 'asked') setState('closed');
        }}
        title={t(done ? 'doneTitle' : 'title')}
        body={
          done ? (
            <p role="status">{t('doneText')}</p>
          ) : (
            <>
              <p>{t('consequence')}</p>
              {renews && <p>{t('renewalEnds')}</p>}
            </>
          )
        }
        blocking={done || state === 'pending'}
        closeLabel={t('keep')}
        actions={
          done ? [{ label: t('leave'), tone: 'primary', stays: true, onPress: reload }] : asking
        }
      >
        <FormAlert>{fault}</FormAlert>
      </Popup>
    </div>
  );
}
