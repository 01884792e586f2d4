'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Select } from '#components/ui/select.tsx';
import { sentenceCase } from '../format.ts';
import type { OrderFilter, OrderQuery } from './order-filter-names.ts';

export interface Choices {
  brands: readonly { id: string; name: string }[];
  companies: readonly string[];
  providers: readonly string[];
  states: readonly string[];
}

/** The address of a filtered list. */
export function orderAddress(query: OrderQuery): string {
  const search = new URLSearchParams(
    Object.entries(query).filter(([, value]) => value !== ''),
  ).toString();
  return search === '' ? '/payments' : `/payments?${search}`;
}

interface OrderFiltersProps {
  query: OrderQuery;
  choices: Choices;
}

const FOLDED = ['state', 'brand', 'company', 'provider', 'from', 'to'] as const;

const named = (values: readonly string[]) =>
  values.map((value) => ({ value, label: sentenceCase(value) }));

/** Filters the list of orders; the filters are stored in the address. */
export function OrderFilters({ query, choices }: OrderFiltersProps) {
  const router = useRouter();
  const [draft, setDraft] = useState<OrderQuery>(query);
  // On a phone the filters would fill the screen; those in use are shown.
  const [isOpen, setIsOpen] = useState(FOLDED.some((name) => (query[name] ?? '') !== ''));
  const go = (wanted: OrderQuery) => {
    router.push(orderAddress({ ...wanted, before: '' }));
  };
  const pick = (name: OrderFilter, label: string, options: { value: string; label: string }[]) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          className="text-sm"
          value={draft[name] ?? ''}
          placeholder="All"
          options={options}
          onChange={({ target }) => {
            const wanted = { ...draft, [name]: target.value };
            setDraft(wanted);
            go(wanted);
          }}
        />
      )}
    </Field>
  );
  const type = (name: OrderFilter, label: string, kind: 'search' | 'date') => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type={kind}
          className="min-w-0 text-sm"
          value={draft[name] ?? ''}
          onChange={({ target }) => {
            setDraft({ ...draft, [name]: target.value });
          }}
        />
      )}
    </Field>
  );
  return (
    <ScriptForm
      className="mt-4 grid grid-cols-2 gap-x-3 gap-y-3 text-sm sm:grid-cols-4 xl:grid-cols-[minmax(15rem,2fr)_repeat(4,minmax(0,1fr))_repeat(2,minmax(10.5rem,1fr))]"
      onSend={() => {
        go(draft);
      }}
    >
      <div className="col-span-2 xl:col-span-1">
        {type('find', 'Order, receipt or reference', 'search')}
      </div>
      <div className={clsx('contents', !isOpen && 'max-sm:hidden')}>
        {pick('state', 'State', named(choices.states))}
        {pick(
          'brand',
          'Brand',
          choices.brands.map(({ id, name }) => ({ value: id, label: name })),
        )}
        {pick('company', 'Company', named(choices.companies))}
        {pick('provider', 'Provider', named(choices.providers))}
        {type('from', 'From', 'date')}
        {type('to', 'To', 'date')}
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm">
          Search
        </Button>
        <Button
          size="sm"
          variant="secondary"
          className="sm:hidden"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          Filters
        </Button>
        {Object.values(query).some((value) => value !== '') && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setDraft({});
              go({});
            }}
          >
            Clear
          </Button>
        )}
        {query.member !== undefined && (
          <p className="text-ink-soft">
            Filtered by member <code className="font-mono text-xs">{query.member}</code>
          </p>
        )}
      </div>
    </ScriptForm>
  );
}
