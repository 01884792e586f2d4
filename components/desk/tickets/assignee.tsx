'use client';

import { use } from 'react';
import { Select } from '#components/ui/select.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { useQuery } from '../use-query.ts';
import { TicketListContext } from './use-ticket-list.ts';
import type { Ticket } from './types.ts';

interface AssigneeProps {
  ticket: Ticket;
  purpose: string;
  onDone: () => unknown;
}

/** Names the operator who is to answer a ticket; it reserves nothing. */
export function Assignee({ ticket, purpose, onDone }: AssigneeProps) {
  const { reference, brand, assignee } = ticket;
  const { again: listAgain } = use(TicketListContext);
  const { pending, errorMessage, run } = useMutation();
  const { data } = useQuery('GET /api/desk/ticketAssignees', { query: { brand: brand.id } });
  const known = data?.assignees ?? [];
  const listed = known.some(({ id }) => id === assignee?.id);
  const options = [
    { value: '', label: 'Nobody' },
    ...known.map(({ id, name, mine }) => ({ value: id, label: mine ? `${name} (you)` : name })),
    // Shown as it is until another operator is chosen: they may have left since.
    ...(assignee !== null && !listed ? [{ value: assignee.id, label: assignee.name }] : []),
  ];
  const assign = (assigneeId: string) =>
    run(async () => {
      const body = { assigneeId: assigneeId === '' ? null : assigneeId };
      const key = 'POST /api/desk/tickets/{reference}/assign';
      await deskCall(key, { params: { reference }, body, purpose }).finally(onDone);
      listAgain();
    });
  return (
    <>
      <Select
        aria-label="Assigned to"
        className="min-h-9 text-sm"
        value={assignee?.id ?? ''}
        disabled={pending}
        options={options}
        onChange={({ target }) => void assign(target.value)}
      />
      <ErrorMessage>{errorMessage}</ErrorMessage>
    </>
  );
}
