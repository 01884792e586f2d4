'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Input } from '#components/ui/input.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { TICKET_SEARCH_MAX_LENGTH } from '#lib/desk/limits.ts';
import { useKeys } from '../use-keys.ts';
import { ticketAddress, type TicketQuery } from './ticket-query.ts';

/** Searches all tickets; what is searched for is in the address, as the lists are. */
export function TicketSearch({ query }: { query: TicketQuery }) {
  const router = useRouter();
  const { find = '' } = query;
  const [text, setText] = useState(find);
  const [shown, setShown] = useState(find);
  // The search was left by a link, as of a list: the field follows the address.
  if (shown !== find) {
    setShown(find);
    setText(find);
  }
  const field = useRef<HTMLInputElement>(null);
  useKeys({ f: () => field.current?.focus() });
  const go = (next: string): void => {
    const found = next.trim() === '' ? undefined : next.trim();
    router.push(ticketAddress({ ...query, find: found }));
  };
  return (
    <search>
      <ScriptForm
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2"
        onSend={() => {
          go(text);
        }}
      >
        <Input
          ref={field}
          type="search"
          aria-label="Search tickets"
          placeholder="Words, #tag, address"
          className="min-h-11 text-sm lg:min-h-9"
          autoComplete="off"
          maxLength={TICKET_SEARCH_MAX_LENGTH}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            if (find !== '') go('');
            event.currentTarget.blur();
          }}
        />
        <Button type="submit" variant="secondary" size="sm">
          Search
        </Button>
      </ScriptForm>
    </search>
  );
}
