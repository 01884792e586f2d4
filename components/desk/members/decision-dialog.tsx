'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Select } from '#components/ui/select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { DialogActions } from '../dialog-actions.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { sentenceCase } from '../format.ts';
import { DETAILS_MAX_LENGTH } from '#lib/desk/limits.ts';

interface DecisionDialogProps<Reason extends string> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The consequences, and what the member is notified of. */
  happens: string;
  reasons: readonly Reason[];
  /** The member's language, if a text may be added; undefined if not. */
  language?: string;
  /** Label of the button. */
  action: string;
  harmless?: boolean;
  onDecide: (decision: { reason: Reason; details: string }) => Promise<void>;
}

/** A decision about a member: the consequences, the reason, then the button. */
export function DecisionDialog<Reason extends string>(props: DecisionDialogProps<Reason>) {
  const { open, onOpenChange, title, action, harmless = false } = props;
  const [reason, setReason] = useState<Reason | null>(null);
  const [details, setDetails] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const decide = (chosen: Reason) =>
    run(async () => {
      await props.onDecide({ reason: chosen, details: details.trim() });
      onOpenChange(false);
      setDetails('');
      setReason(null);
    });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} closeLabel="Close">
      <p className="text-sm text-ink-soft">{props.happens}</p>
      <ScriptForm
        className="mt-4 grid gap-4"
        onSend={() => {
          if (reason !== null) void decide(reason);
        }}
      >
        <Field label="Reason">
          {(control) => (
            <Select
              {...control}
              autoFocus
              placeholder="Select a reason"
              value={reason ?? ''}
              options={props.reasons.map((one) => ({ value: one, label: sentenceCase(one) }))}
              onChange={({ target }) => {
                setReason(props.reasons.find((one) => one === target.value) ?? null);
              }}
            />
          )}
        </Field>
        {props.language !== undefined && (
          <Field
            label="Details"
            note="optional"
            hint={`Sent to the member with the reason. Their language is ${props.language}.`}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={DETAILS_MAX_LENGTH}
                value={details}
                onChange={({ target }) => {
                  setDetails(target.value);
                }}
              />
            )}
          </Field>
        )}
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <DialogActions
          action={action}
          harmless={harmless}
          pending={pending}
          disabled={reason === null}
          onLeave={() => {
            onOpenChange(false);
          }}
        />
      </ScriptForm>
    </Dialog>
  );
}
