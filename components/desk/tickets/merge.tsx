'use client';

import { use, useState } from 'react';
import { deskCall } from '../desk-call.ts';
import { ConfirmDialog } from '../members/confirm-dialog.tsx';
import { TicketListContext } from './use-ticket-list.ts';

interface MergeProps {
  /** The ticket whose messages are moved. */
  from: string;
  /** The ticket that gets them. */
  into: string;
  purpose: string;
  onDone: () => unknown;
}

/** Moves the messages of another ticket of the member into this one, after a question. */
export function Merge({ from, into, purpose, onDone }: MergeProps) {
  const [open, setOpen] = useState(false);
  const { again: listAgain } = use(TicketListContext);
  const merge = async (): Promise<void> => {
    const key = 'POST /api/desk/tickets/{reference}/merge';
    await deskCall(key, { params: { reference: from }, body: { into }, purpose });
    onDone();
    listAgain();
  };
  return (
    <>
      <button
        type="button"
        aria-label={`Merge ${from} into this ticket`}
        className="min-h-6 text-ink-soft underline underline-offset-2 hover:text-ink"
        onClick={() => {
          setOpen(true);
        }}
      >
        Merge
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Merge ${from} into ${into}?`}
        action="Merge"
        onConfirm={merge}
      >
        <p>
          Messages, notes and tags of {from} move into this ticket, and {from} is closed. Its number
          and its reply address lead here. This cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
