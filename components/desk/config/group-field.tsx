'use client';

import { Button } from '#components/ui/button.tsx';
import type { Json } from '#lib/desk/plain/diff.ts';
import { describeField } from './field-labels.ts';
import { emptyValue, isFields, isLocalised, withPart } from './json-schema.ts';
import { LocalisedField } from './localised-field.tsx';
import { fieldId, PlaceFault, type SchemaFieldProps } from './field-parts.tsx';

/** Fields of an object as a collapsible group with a name. */
export function GroupField({ name, ...props }: SchemaFieldProps) {
  const { label, hint } = describeField(name);
  return (
    <fieldset
      id={fieldId(props.path)}
      tabIndex={-1}
      className="grid min-w-0 gap-4 rounded-card border border-line p-4 sm:col-span-full"
    >
      <legend className="px-1 font-ui font-semibold">{label}</legend>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
      <PlaceFault {...props} />
      <GroupFields {...props} />
    </fieldset>
  );
}

/** The fields of an object, without a frame around them. */
export function GroupFields(props: Omit<SchemaFieldProps, 'name'>) {
  const { path, schema, value, onChange, faults, options, Nested } = props;
  const fields = isFields(value) ? value : {};
  return (
    <div className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
      {Object.entries(schema.properties ?? {}).map(([key, property]) => (
        <Nested
          key={key}
          name={key}
          path={[...path, key]}
          schema={property}
          value={fields[key]}
          required={schema.required?.includes(key) ?? false}
          onChange={(part) => {
            onChange(withPart(fields, key, part));
          }}
          faults={faults}
          options={options}
        />
      ))}
    </div>
  );
}

/** A group that may be absent, or a constant in its place: a button adds or removes it. */
export function OptionalField({
  absent,
  ...props
}: SchemaFieldProps & { absent: Json | undefined }) {
  const { name, path, schema, value, onChange } = props;
  const { label } = describeField(name);
  if (value === undefined || value === null || value === absent) {
    return (
      <div id={fieldId(path)} tabIndex={-1} className="grid justify-items-start gap-1.5">
        <p className="font-ui font-semibold">{label}</p>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            onChange(emptyValue(schema));
          }}
        >
          Add {label.toLowerCase()}
        </Button>
        <PlaceFault {...props} />
      </div>
    );
  }
  const Shape = isLocalised(schema) ? LocalisedField : GroupField;
  return (
    <div className="grid min-w-0 gap-2 sm:col-span-full">
      <Shape {...props} />
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        onClick={() => {
          onChange(absent);
        }}
      >
        Remove {label.toLowerCase()}
      </Button>
    </div>
  );
}
