'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { codeOf } from '#lib/http/client/call.ts';
import { FormAlert } from './form-alert.tsx';

interface LinkPressProps {
  text: string;
  button: string;
  tone?: 'primary' | 'danger';
  /** Uses the link's token up, and leads on; a `CallError` of it is said above the button. */
  press: () => Promise<void>;
  /** Where to go where the link does not work. */
  otherwise?: { readonly href: string; readonly label: string };
}

/** Mail programs open links by themselves; so only this press does what the link is about. */
export function LinkPress({ text, button, tone = 'primary', press, otherwise }: LinkPressProps) {
  const errors = useTranslations('errors');
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
