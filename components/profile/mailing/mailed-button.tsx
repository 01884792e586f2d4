'use client';

import { useState } from 'react';
import { FormNote } from '#components/accounts/form-note.tsx';
import { LinkPress } from '#components/accounts/link-press.tsx';

interface MailedButtonProps {
  text: string;
  button: string;
  tone?: 'primary' | 'danger';
  /** Consumes the link's token; resolves to the text of the result. */
  press: () => Promise<string>;
  doneTitle: string;
  go: { readonly href: string; readonly label: string };
}

/** The only button of a mailed link; the confirmation replaces it. */
export function MailedButton({ press, doneTitle, go, ...button }: MailedButtonProps) {
  const [doneText, setDoneText] = useState<string>();
  if (doneText === undefined) {
    return (
      <LinkPress
        {...button}
        press={async () => {
          setDoneText(await press());
        }}
      />
    );
  }
  return (
    <FormNote title={doneTitle}>
      <p className="break-words">{doneText}</p>
      <p>
        <a href={go.href}>{go.label}</a>
      </p>
    </FormNote>
  );
}
