'use client';

import { Checkbox } from '#components/ui/checkbox.tsx';
import { describeField } from './field-labels.ts';
import { fieldId, PlaceFault, type FieldPlace } from './field-parts.tsx';

/** A multiple choice from a closed list; the order of ticking is the order of the value. */
export function ChoiceField({ name, path, schema, value, onChange, faults }: FieldPlace) {
  const { label, hint } = describeField(name);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} className="min-w-0 sm:col-span-full">
      <legend className="font-ui font-semibold">{label}</legend>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
      <PlaceFault path={path} faults={faults} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        {(schema.items?.enum ?? []).map(String).map((choice) => {
          const place = chosen.indexOf(choice);
          return (
            <Checkbox
              key={choice}
              id={fieldId([...path, choice])}
              label={
                <>
                  <code className="text-sm">{choice}</code>
                  {place >= 0 && (
                    <span className="ml-2 text-ink-soft tabular-nums">{place + 1}</span>
                  )}
                </>
              }
              checked={place >= 0}
              onChange={({ target }) => {
                onChange(
                  target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice),
                );
              }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
