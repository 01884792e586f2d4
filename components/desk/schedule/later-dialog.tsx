'use client';

import { useState } from 'react';
import { ReasonDialog } from '../payment-blocks/reason-dialog.tsx';
import { WhenField } from './when-field.tsx';

interface LaterDialogProps {
  onSend: (note: string, at: Date) => Promise<void>;
  onClose: () => void;
}

/** Asks when the content of the form is published, and why. */
export function LaterDialog({ onSend, onClose }: LaterDialogProps) {
  const [when, setWhen] = useState('');
  return (
    <ReasonDialog
      title="Publish later"
      action="Schedule"
      harmless
      hint="Shown under Scheduled and in the access log."
      startsAbove
      complete={when !== ''}
      onSend={(note) => onSend(note, new Date(when))}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        What the form says now is published at that time, unless the profile is changed before.
      </p>
      <WhenField autoFocus value={when} onValue={setWhen} />
    </ReasonDialog>
  );
}
