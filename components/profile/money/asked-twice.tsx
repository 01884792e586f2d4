'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import type { PopupAction } from '#components/ui/popup-layer.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { codeOf } from '#lib/http/client/call-error.ts';

interface AskedTwiceProps {
  button: string;
  title: string;
  /** What will happen; fetched from the server if it depends on the moment. */
  consequence: () => ReactNode | Promise<ReactNode>;
  confirm: string;
  /** Performs the step; resolves to the result to show. */
  act: () => Promise<ReactNode>;
  doneTitle: string;
  /** Time after the step until the page is reloaded, unless the dialog was closed before. */
  reloadAfterMs?: number;
}

type State = 'closed' | 'asked' | 'pending' | 'done';

/**
 * A step that involves money: explained first, then confirmed, then its result is shown. Afterwards the page
 * is reloaded.
 */
export function AskedTwice(props: AskedTwiceProps) {
  const t = useTranslations('money');
  const errors = useErrorMessages();
  const [state, setState] = useState<State>('closed');
  const [body, setBody] = useState<ReactNode>();
  const [fault, setFault] = useState<string>();
  const [opening, setOpening] = useState(false);

  const { reloadAfterMs } = props;
  useEffect(() => {
    if (state !== 'done' || reloadAfterMs === undefined) return undefined;
    const timer = setTimeout(() => {
      window.location.reload();
    }, reloadAfterMs);
    // A member who navigates away meanwhile is on another page, which must not be reloaded.
    return () => {
      clearTimeout(timer);
    };
  }, [state, reloadAfterMs]);

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setFault(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFault(errors(codeOf(error)));
      return false;
    }
  };
  const open = async (): Promise<void> => {
    setOpening(true);
    const isKnown = await attempt(async () => {
      setBody(await props.consequence());
    });
    setOpening(false);
    if (isKnown) setState('asked');
  };
  const confirm = async (): Promise<void> => {
    setState('pending');
    const isDone = await attempt(async () => {
      setBody(await props.act());
    });
    setState(isDone ? 'done' : 'asked');
  };
  const close = (): void => {
    if (state === 'done') window.location.reload();
    setState('closed');
    setFault(undefined);
  };
  const asking: readonly PopupAction[] = [
    {
      label: props.confirm,
      tone: 'danger',
      stays: true,
      pending: state === 'pending',
      onPress: () => {
        void confirm();
      },
    },
    { label: t('keep'), tone: 'secondary' },
  ];
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        size="sm"
        pending={opening}
        onClick={() => {
          void open();
        }}
      >
        {props.button}
      </Button>
      {state === 'closed' && <FormAlert>{fault}</FormAlert>}
      <Popup
        open={state !== 'closed'}
        onOpenChange={(isOpen) => {
          if (!isOpen && state !== 'pending') close();
        }}
        title={state === 'done' ? props.doneTitle : props.title}
        body={<div role={state === 'done' ? 'status' : undefined}>{body}</div>}
        blocking={state === 'pending'}
        closeLabel={t('close')}
        actions={state === 'done' ? [{ label: t('close'), tone: 'primary' }] : asking}
      >
        <FormAlert>{fault}</FormAlert>
      </Popup>
    </div>
  );
}
