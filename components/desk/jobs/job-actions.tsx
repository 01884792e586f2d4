'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { TextField } from '../text-field.tsx';
import { useMutation } from '../use-mutation.ts';
import { JOB_REASON_MAX_LENGTH } from '#lib/desk/limits.ts';

interface GiveUpProps {
  kind: string;
  id: string;
  onDone: () => void;
}

/** Marks a row as given up, with a reason that the log records. */
export function GiveUp({ kind, id, onDone }: GiveUpProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const giveUp = () =>
    run(async () => {
      await deskCall('POST /api/desk/jobs/{kind}/giveUp', {
        params: { kind },
        body: { id, reason },
      });
      onDone();
    });
  if (!asking) {
    return (
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Discard ${id}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        Discard
      </Button>
    );
  }
  return (
    <ScriptForm className="grid min-w-56 gap-2" onSend={() => void giveUp()}>
      <TextField
        label="Reason"
        maxLength={JOB_REASON_MAX_LENGTH}
        value={reason}
        onValue={setReason}
        autoFocus
      />
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <span className="flex gap-2">
        <Button
          size="sm"
          variant="danger"
          type="submit"
          pending={pending}
          disabled={reason.trim() === ''}
        >
          Discard
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            setAsking(false);
          }}
        >
          Cancel
        </Button>
      </span>
    </ScriptForm>
  );
}

interface RetryProps {
  kind: string;
  state: 'overdue' | 'waiting' | 'failed';
  /** A single row; without it, all rows of the state, after a confirmation. */
  id?: string;
  onDone: (count: number) => void;
}

/** Runs rows again now. */
export function Retry({ kind, state, id, onDone }: RetryProps) {
  const [confirming, setConfirming] = useState(false);
  const { pending, errorMessage, run } = useMutation();
  const all = id === undefined;
  const retry = () =>
    run(async () => {
      const body = { state, ...(all ? {} : { id }) };
      const { count } = await deskCall('POST /api/desk/jobs/{kind}/retry', {
        params: { kind },
        body,
      });
      setConfirming(false);
      onDone(count);
    });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        pending={pending}
        aria-label={all ? undefined : `Retry ${id}`}
        onClick={() => {
          if (all && !confirming) setConfirming(true);
          else void retry();
        }}
        onBlur={() => {
          setConfirming(false);
        }}
      >
        {all ? (confirming ? 'Confirm retry all' : 'Retry all') : 'Retry'}
      </Button>
      {errorMessage !== null && <ErrorMessage>{errorMessage}</ErrorMessage>}
    </>
  );
}
