'use client';

import { useState } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import { codeOf } from '#lib/http/client/call-error.ts';
import { FormAlert } from './form-alert.tsx';

interface LinkPressProps {
  text: string;
  button: string;
  tone?: 'primary' | 'danger';
  /** Consumes the link's token and navigates on; a `CallError` that it throws is shown above the button. */
  press: () => Promise<void>;
  /** Where to go if the link does not work. */
  otherwise?: { readonly href: string; readonly label: string };
}

/** Mail programs open links automatically, so only this press performs the link's action. */
export function LinkPress({ text, button, tone = 'primary', press, otherwise }: LinkPressProps) {
  const errors = useErrorMessages();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  const run = async (): Promise<void> => {
    setPending(true);
    setFault(undefined);
    try {
      await press();
    } catch (error) {
      setFault(errors(codeOf(error)));
      setPending(false);
    }
  };

  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{text}</p>
      <FormAlert>{fault}</FormAlert>
      <Button
        size="lg"
        wide
        variant={tone}
        pending={pending}
        onClick={() => {
          void run();
        }}
      >
        {button}
      </Button>
      {fault !== undefined && otherwise !== undefined && (
        <p className="text-center text-sm">
          <a href={otherwise.href} className="font-semibold text-ink underline">
            {otherwise.label}
          </a>
        </p>
      )}
    </div>
  );
}
