'use client';

import { useState } from 'react';
import { FormNote } from '#components/accounts/form-note.tsx';
import { LinkPress } from '#components/accounts/link-press.tsx';

interface MailedButtonProps {
  text: string;
  button: string;
  tone?: 'primary' | 'danger';
  /** Uses the link's token up; answers with what has become of it. */
  press: () => Promise<string>;
  doneTitle: string;
  go: { readonly href: string; readonly label: string };
}

/** The one button of a mailed link, which gives way to the word that it is done. */
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
