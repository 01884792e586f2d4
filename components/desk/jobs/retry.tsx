'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { deskCall } from '../desk-call.ts';
import { Trouble } from '../trouble.tsx';
import { useDeed } from '../use-deed.ts';

interface RetryProps {
  kind: string;
  state: 'overdue' | 'waiting' | 'failed';
  /** One row; all of the state without it, which asks once more first. */
  id?: string;
  onDone: (count: number) => void;
}

/** Has rows be tried now. */
export function Retry({ kind, state, id, onDone }: RetryProps) {
  const [sure, setSure] = useState(false);
  const { pending, trouble, run } = useDeed();
  const all = id === undefined;
  const retry = () =>
    run(async () => {
      const body = { state, ...(all ? {} : { id }) };
      const { count } = await deskCall('POST /api/desk/jobs/{kind}/retry', {
        params: { kind },
        body,
      });
      setSure(false);
      onDone(count);
    });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        pending={pending}
        aria-label={all ? undefined : `Try ${id} now`}
        onClick={() => {
          if (all && !sure) setSure(true);
          else void retry();
        }}
        onBlur={() => {
          setSure(false);
        }}
      >
        {all ? (sure ? 'Yes, try all now' : 'Try all now') : 'Try now'}
      </Button>
      {trouble !== null && <Trouble>{trouble}</Trouble>}
    </>
  );
}
