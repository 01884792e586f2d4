'use client';

import { clsx } from 'clsx';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import type { NavigationGroup } from '../navigation.ts';
import { paletteOptions, type PaletteOption } from './palette-options.ts';
import { usePlaces } from './use-places.ts';

interface PaletteSearchProps {
  groups: readonly NavigationGroup[];
  onLeave: () => void;
}

const STATUS = {
  idle: '',
  searching: 'Searching…',
  found: '',
  failed: 'Search failed. Pages are still listed.',
} as const;

/** A search field with what it leads to: arrow keys choose, Enter opens. */
export function PaletteSearch({ groups, onLeave }: PaletteSearchProps) {
  const router = useRouter();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const term = text.trim();
  const { places, state } = usePlaces(term);
  const options = paletteOptions(groups, term, places);
  // The dialog focuses its title first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  const open = (option: PaletteOption): void => {
    onLeave();
    router.push(option.path);
  };
  const key = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const current = options[active];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      open(current);
    }
  };
  const optionId = (index: number) => `${listId}-${String(index)}`;
  return (
    <div className="grid gap-3">
      <Field label="Page, address, ID, order, charge, ticket or word">
        {(control) => (
          <Input
            {...control}
            ref={field}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={320}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setActive(0);
            }}
            onKeyDown={key}
          />
        )}
      </Field>
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {options.length === 0 && state !== 'searching' ? 'Nothing found.' : STATUS[state]}
      </p>
      <ul id={listId} role="listbox" aria-label="Results" className="grid">
        {options.map((option, index) => (
          <li
            key={option.path}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 text-sm',
              index === active ? 'bg-accent-soft text-on-accent-soft' : 'hover:bg-sunken',
            )}
            onClick={() => {
              open(option);
            }}
          >
            <span className="min-w-0 truncate font-medium">{option.name}</span>
            <span className="shrink-0 text-xs">{option.about}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
