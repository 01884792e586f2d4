'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { FormNote } from '#components/accounts/form-note.tsx';
import { Button } from '#components/ui/button.tsx';
import { CallError } from '#lib/http/client/call.ts';

interface MailedButtonProps {
  text: string;
  button: string;
  tone?: 'primary' | 'danger';
  /** Uses the link's token up; answers with what has become of it. */
  press: () => Promise<string>;
  doneTitle: string;
  go: { readonly href: string; readonly label: string };
}

/** Mail programs open links by themselves; so only this press does what the mail was about. */
export function MailedButton({
  text,
  button,
  tone = 'primary',
  press,
  ...done
}: MailedButtonProps) {
  const errors = useTranslations('errors');
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const [told, setTold] = useState<string>();

  const run = async (): Promise<void> => {
    setPending(true);
    setFault(undefined);
    try {
      setTold(await press());
    } catch (error) {
      setFault(errors(error instanceof CallError ? error.code : 'unexpected'));
    } finally {
      setPending(false);
    }
  };

  if (told !== undefined) {
    return (
      <FormNote title={done.doneTitle}>
        <p className="break-words">{told}</p>
        <p>
          <a href={done.go.href}>{done.go.label}</a>
        </p>
      </FormNote>
    );
  }
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
    </div>
  );
}
