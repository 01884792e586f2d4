'use client';

import Link from 'next/link';
import { useId, useState } from 'react';
import { X } from 'lucide-react';
import { Input } from '#components/ui/input.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { TICKET_TAG_MAX_LENGTH, TICKET_TAGS_MAX } from '#lib/care/limits.ts';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { useQuery } from '../use-query.ts';
import { ticketAddress } from './ticket-query.ts';
import type { Ticket } from './types.ts';

interface TagsProps {
  ticket: Ticket;
  purpose: string;
  onDone: () => unknown;
}

/** The tags of a ticket: each leads to all tickets with it, and is added by Enter. */
export function Tags({ ticket: { reference, brand, tags }, purpose, onDone }: TagsProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const { data, again } = useQuery('GET /api/desk/ticketTags', { query: { brand: brand.id } });
  const save = (next: readonly string[]) =>
    run(async () => {
      const key = 'POST /api/desk/tickets/{reference}/tags';
      await deskCall(key, { params: { reference }, body: { tags: [...next] }, purpose });
      setText('');
      again();
      onDone();
    });
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <span key={tag} className="inline-flex items-center rounded-badge bg-sunken text-xs">
          <Link
            prefetch={false}
            href={ticketAddress({ list: 'all', find: `#${tag}` })}
            className="py-1 pl-2 underline-offset-2 hover:underline"
          >
            {tag}
          </Link>
          <button
            type="button"
            aria-label={`Remove the tag ${tag}`}
            disabled={pending}
            className="grid size-6 place-items-center text-ink-soft hover:text-ink"
            onClick={() => void save(tags.filter((one) => one !== tag))}
          >
            <X aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
          </button>
        </span>
      ))}
      {tags.length < TICKET_TAGS_MAX && (
        <ScriptForm
          className="contents"
          onSend={() => {
            if (text.trim() !== '') void save([...tags, text]);
          }}
        >
          <Input
            aria-label="Add a tag"
            placeholder="Add a tag"
            list={listId}
            autoComplete="off"
            className="min-h-9 w-36 text-sm"
            maxLength={TICKET_TAG_MAX_LENGTH}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
          <datalist id={listId}>
            {(data?.tags ?? [])
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </ScriptForm>
      )}
      <ErrorMessage>{errorMessage}</ErrorMessage>
    </div>
  );
}
