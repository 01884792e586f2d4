'use client';

import { use, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { Moment } from '../moment.tsx';
import { useKeys } from '../use-keys.ts';
import { useMutation } from '../use-mutation.ts';
import { SNOOZES } from './snooze-times.ts';
import { TicketListContext } from './use-ticket-list.ts';
import type { Ticket } from './types.ts';

interface SnoozeProps {
  ticket: Ticket;
  purpose: string;
  onDone: () => unknown;
}

/** Sets a ticket aside until a time, or takes it up again before. */
export function Snooze({ ticket, purpose, onDone }: SnoozeProps) {
  const { reference, snoozedUntil } = ticket;
  const { again: listAgain } = use(TicketListContext);
  const { pending, errorMessage, run } = useMutation();
  const field = useRef<HTMLSelectElement>(null);
  useKeys({ s: () => field.current?.focus() });
  const snooze = (until: Date | null) =>
    run(async () => {
      const body = { until: until === null ? null : until.toISOString() };
      const key = 'POST /api/desk/tickets/{reference}/snooze';
      await deskCall(key, { params: { reference }, body, purpose }).finally(onDone);
      listAgain();
    });
  return (
    <>
      {snoozedUntil === null ? (
        <Select
          ref={field}
          aria-label="Snooze"
          className="min-h-9 text-sm"
          value=""
          disabled={pending}
          options={[
            { value: '', label: 'No' },
            ...SNOOZES.map(([label]) => ({ value: label, label })),
          ]}
          onChange={({ target }) => {
            const chosen = SNOOZES.find(([label]) => label === target.value);
            if (chosen) void snooze(chosen[1](new Date()));
          }}
        />
      ) : (
        <span className="flex flex-wrap items-center gap-x-3">
          <span>
            until <Moment at={snoozedUntil} absolute />
          </span>
          <Button variant="quiet" size="sm" pending={pending} onClick={() => void snooze(null)}>
            End snooze
          </Button>
        </span>
      )}
      <ErrorMessage>{errorMessage}</ErrorMessage>
    </>
  );
}
