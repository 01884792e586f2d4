'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';

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
