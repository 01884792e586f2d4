'use client';

import { describeField } from './field-labels.ts';
import { JsonText } from './json-text.tsx';
import { fieldId, PlaceFault, type FieldPlace } from './field-parts.tsx';

/** What has no control of its own, as it is stored. */
export function RawField({ name, path, value, onChange, faults }: FieldPlace) {
  const { label } = describeField(name);
  return (
    <div className="grid min-w-0 gap-1.5 sm:col-span-full">
      <label htmlFor={fieldId(path)} className="font-ui font-semibold">
        {label}
      </label>
      <PlaceFault {...{ path, faults }} />
      <JsonText id={fieldId(path)} value={value ?? null} rows={4} onChange={onChange} />
    </div>
  );
}
