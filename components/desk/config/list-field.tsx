'use client';

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Json } from '#lib/desk/plain/diff.ts';
import { describeField } from './field-labels.ts';
import { GroupFields } from './group-field.tsx';
import { emptyValue, isFields } from './json-schema.ts';
import { fieldId, PlaceFault, type SchemaFieldProps } from './field-parts.tsx';

function titleOf(entry: Json, place: number): string {
  if (!isFields(entry)) return `Entry ${String(place + 1)}`;
  const { productId, planName } = entry;
  const name = isFields(planName) ? planName['en'] : undefined;
  if (typeof productId !== 'string') return `Entry ${String(place + 1)}`;
  return typeof name === 'string' && name !== '' ? `${name} (${productId})` : productId;
}

function moved(list: readonly Json[], from: number, to: number): readonly Json[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from] ?? null);
}

/** A list of entries whose order matters. */
export function ListField(props: SchemaFieldProps) {
  const { name, path, schema, value, onChange, faults, options, Nested } = props;
  const { label, hint } = describeField(name);
  const entries: readonly Json[] = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  const setEntry = (place: number, entry: Json | undefined) => {
    onChange(entry === undefined ? entries.toSpliced(place, 1) : entries.with(place, entry));
  };
  return (
    <fieldset
      id={fieldId(path)}
      tabIndex={-1}
      className="grid min-w-0 gap-2 rounded-card border border-line p-4 sm:col-span-full"
    >
      <legend className="px-1 font-ui font-semibold">{label}</legend>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
      <PlaceFault path={path} faults={faults} />
      <ol className="grid">
        {entries.map((entry, place) => {
          const at = [...path, String(place)];
          const shared = { path: at, schema: item, value: entry, faults, options };
          const move = (to: number) => {
            onChange(moved(entries, place, to));
          };
          return (
            // Keyed by index: an entry has no unique name, since any can be typed twice.
            <li key={place} id={fieldId(at)}>
              {item.type === 'object' ? (
                <Disclosure title={titleOf(entry, place)}>
                  <div className="grid gap-4">
                    <PlaceFault path={at} faults={faults} />
                    <GroupFields
                      {...shared}
                      Nested={Nested}
                      required
                      onChange={(next) => {
                        setEntry(place, next);
                      }}
                    />
                    <EntryActions
                      place={place}
                      count={entries.length}
                      title={titleOf(entry, place)}
                      move={move}
                      remove={() => {
                        setEntry(place, undefined);
                      }}
                    />
                  </div>
                </Disclosure>
              ) : (
                <div className="grid grid-cols-[1fr_auto] items-end gap-2 py-1">
                  <Nested
                    {...shared}
                    name={`${label} ${String(place + 1)}`}
                    required
                    onChange={(next) => {
                      setEntry(place, next ?? '');
                    }}
                  />
                  <EntryActions
                    place={place}
                    count={entries.length}
                    title={`${label} ${String(place + 1)}`}
                    move={move}
                    remove={() => {
                      setEntry(place, undefined);
                    }}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        onClick={() => {
          onChange([...entries, emptyValue(item)]);
        }}
      >
        Add to “{label}”
      </Button>
    </fieldset>
  );
}

interface EntryActionsProps {
  place: number;
  count: number;
  title: string;
  move: (to: number) => void;
  remove: () => void;
}

function EntryActions({ place, count, title, move, remove }: EntryActionsProps) {
  const actions = [
    {
      action: 'move up',
      Icon: ArrowUp,
      off: place === 0,
      run: () => {
        move(place - 1);
      },
    },
    {
      action: 'move down',
      Icon: ArrowDown,
      off: place === count - 1,
      run: () => {
        move(place + 1);
      },
    },
    { action: 'remove', Icon: Trash2, off: false, run: remove },
  ];
  return (
    <div className="flex gap-1">
      {actions.map(({ action, Icon, off, run }) => (
        <Button
          key={action}
          size="icon"
          variant="quiet"
          disabled={off}
          aria-label={`${title}: ${action}`}
          onClick={run}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Button>
      ))}
    </div>
  );
}
