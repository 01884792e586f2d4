'use client';

import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { decimalIn, minorFrom, SALES_CURRENCY } from '#lib/kernel/money.ts';
import type { Json } from '#lib/desk/plain/diff.ts';
import { describeField } from './field-labels.ts';
import { fieldId, type FieldPlace } from './field-parts.tsx';

const SIGN = new Intl.NumberFormat('en-GB', { style: 'currency', currency: SALES_CURRENCY })
  .formatToParts(0)
  .find(({ type }) => type === 'currency')?.value;

/** What a typed text stands for: cents, or the text itself while it is no amount. */
function amountOf(typed: string): number | string {
  return minorFrom(typed, SALES_CURRENCY) ?? typed;
}

function shown(value: Json | undefined): string {
  if (typeof value === 'number' && Number.isSafeInteger(value))
    return decimalIn(value, SALES_CURRENCY);
  return typeof value === 'string' ? value : '';
}

type MoneyFieldProps = FieldPlace & {
  /** The value of an emptied optional field. */
  absent?: null;
};

/** An amount, typed in the currency that plans are sold in and stored in cents. */
export function MoneyField({ name, path, value, onChange, faults, absent }: MoneyFieldProps) {
  const { label, hint } = describeField(name);
  const [typed, setTyped] = useState('');
  return (
    <Field id={fieldId(path)} label={label} hint={hint} error={faults.get(path.join('.'))}>
      {(control) => (
        <span className="relative block">
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-3 grid place-items-center text-ink-soft"
          >
            {SIGN}
          </span>
          <Input
            {...control}
            className="pl-8 tabular-nums"
            // What was typed remains as it is, such as 9.9, while it stands for the stored amount.
            value={amountOf(typed) === value ? typed : shown(value)}
            autoComplete="off"
            inputMode="decimal"
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(target.value === '' && absent === null ? null : amountOf(target.value));
            }}
          />
        </span>
      )}
    </Field>
  );
}
