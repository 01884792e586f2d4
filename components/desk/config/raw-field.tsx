'use client';

import { describeField } from './field-labels.ts';
import { JsonText } from './json-text.tsx';
import { fieldId, PlaceFault, type FieldPlace } from './field-parts.tsx';

/** Edits a value without a control of its own as JSON. */
export function RawField({ name, path, value, onChange, faults }: FieldPlace) {
  const { label } = describeField(name);
  return (
    <div className="grid min-w-0 gap-1.5 sm:col-span-full">
      <label htmlFor={fieldId(path)} className="font-ui font-semibold">
        {label}
      </label>
      <PlaceFault path={path} faults={faults} />
      <JsonText id={fieldId(path)} value={value ?? null} rows={4} onChange={onChange} />
    </div>
  );
}
