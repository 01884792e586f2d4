'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Input } from './input.tsx';
import { useOptions, type LoadOptions, type Option } from './use-options.ts';

interface ComboboxProps {
  /** From `Field`. */
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  /** Name of the hidden field that carries the picked value. */
  name: string;
  picked: Option | undefined;
  /** Undefined once the text differs from the picked option: only the list counts. */
  onPick: (option: Option | undefined) => void;
  /** Must be stable between renders; otherwise every render loads again. */
  load: LoadOptions;
  placeholder?: string;
  labels: { short: string; loading: string; none: string; failed: string };
}

/** Combobox with suggestions from the third character on; a value must be picked from the list. */
export function Combobox(props: ComboboxProps) {
  const { id, name, picked, onPick, load, labels } = props;
  const listId = useId();
  const [text, setText] = useState(picked?.label ?? '');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const state = useOptions(text, load);
  const options = state.status === 'ready' ? state.options : [];
  const message =
    state.status === 'ready' ? (options.length === 0 ? labels.none : '') : labels[state.status];

  const choose = (option: Option): void => {
    setText(option.label);
    setOpen(false);
    onPick(option);
  };
  const type = (value: string): void => {
    setText(value);
    setOpen(true);
    setActive(0);
    if (picked !== undefined) onPick(undefined);
  };
  const key = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const current = options[active];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (options.length > 0) setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && open && current !== undefined) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <div className="relative">
      <Input
        id={id}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={
          open && options.length > 0 ? `${listId}-${String(active)}` : undefined
        }
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        placeholder={props.placeholder}
        value={text}
        onChange={(event) => {
          type(event.target.value);
        }}
        onKeyDown={key}
        onFocus={() => {
          if (picked === undefined && text !== '') setOpen(true);
        }}
        onBlur={() => {
          setOpen(false);
        }}
        className={clsx(picked !== undefined && 'pr-11')}
      />
      <input type="hidden" name={name} value={picked?.value ?? ''} />
      {picked !== undefined && (
        <Check
          aria-hidden="true"
          strokeWidth={2}
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-success"
        />
      )}
      <div
        className={clsx(
          'field-box absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 overflow-y-auto overscroll-contain p-1.5 shadow-overlay',
          !open && 'hidden',
        )}
      >
        <ul id={listId} role="listbox" aria-labelledby={id}>
          {options.map((option, index) => (
            <li
              key={option.value}
              id={`${listId}-${String(index)}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => {
                event.preventDefault();
              }}
              onPointerMove={() => {
                setActive(index);
              }}
              onClick={() => {
                choose(option);
              }}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-field px-3 py-2 aria-selected:bg-sunken"
            >
              <span>{option.label}</span>
              {option.note !== undefined && (
                <span className="text-sm text-ink-soft">{option.note}</span>
              )}
            </li>
          ))}
        </ul>
        <p
          role="status"
          className={clsx('px-3 py-2 text-sm text-ink-soft', message === '' && 'hidden')}
        >
          {message}
        </p>
      </div>
    </div>
  );
}
