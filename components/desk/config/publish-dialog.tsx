'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import type { Change } from '#lib/desk/plain/diff.ts';
import { WhenField } from '../schedule/when-field.tsx';
import { DialogActions } from '../dialog-actions.tsx';
import { TextField } from '../text-field.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { ChangeList } from './change-list.tsx';
import { unusualPriceIn, UnusualPriceNote, type UnusualPrice } from './unusual-price.tsx';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '#lib/desk/limits.ts';
import { SALES_CURRENCY } from '#lib/kernel/money.ts';
import { money } from '../format.ts';

interface PublishDialogProps {
  title: string;
  /** The consequence, in a sentence. */
  then: string;
  action: string;
  changes: readonly Change[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rejects with `price_unusual` until the operator confirms the price. */
  publish: (note: string, confirmedPriceMinor?: number) => Promise<void>;
  /** Publishes at a time; without it, only now. */
  schedule?: (note: string, at: Date, confirmedPriceMinor?: number) => Promise<void>;
}

/**
 * Asks for confirmation before publishing: shows the changes and asks for a reason. A price far from the usual one
 * is asked about once more.
 */
export function PublishDialog(props: PublishDialogProps) {
  const { title, then, action, changes, open, onOpenChange, publish, schedule } = props;
  const [note, setNote] = useState('');
  const [when, setWhen] = useState('');
  const [unusual, setUnusual] = useState<UnusualPrice>();
  const { pending, errorMessage, run } = useMutation();
  const send = async (): Promise<void> => {
    const confirmed = unusual?.priceMinor;
    try {
      if (schedule && when !== '') await schedule(note.trim(), new Date(when), confirmed);
      else await publish(note.trim(), confirmed);
    } catch (error) {
      const asked = unusualPriceIn(error);
      if (!asked) throw error;
      setUnusual(asked);
    }
  };
  const price = unusual && ` at ${money(unusual.priceMinor, SALES_CURRENCY)}`;
  const actionLabel = when === '' ? (price ? `Publish${price}` : action) : `Schedule${price ?? ''}`;
  const leave = (next: boolean): void => {
    setUnusual(undefined);
    onOpenChange(next);
  };
  return (
    <Dialog open={open} onOpenChange={leave} title={title} closeLabel="Close">
      <ScriptForm className="grid gap-4" onSend={() => run(send)}>
        <p className="text-sm text-ink-soft">{then}</p>
        <ChangeList changes={changes} />
        <TextField
          autoFocus
          label="Reason"
          hint="Shown in the history and the access log."
          minLength={REASON_MIN_LENGTH}
          maxLength={REASON_MAX_LENGTH}
          value={note}
          onValue={setNote}
        />
        {schedule && <WhenField hint="Empty: now." value={when} onValue={setWhen} />}
        {unusual && <UnusualPriceNote {...unusual} />}
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <DialogActions
          action={actionLabel}
          harmless={!unusual}
          pending={pending}
          disabled={note.trim().length < REASON_MIN_LENGTH}
          onLeave={() => {
            leave(false);
          }}
        />
      </ScriptForm>
    </Dialog>
  );
}
