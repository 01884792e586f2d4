'use client';

import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Select } from '#components/ui/select.tsx';
import { describeField } from './field-labels.ts';
import { fieldId, PlaceFault, type FieldPlace } from './field-parts.tsx';
import { GroupField, OptionalField } from './group-field.tsx';
import { besideNull, constantOrObject, isFields, isLocalised } from './json-schema.ts';
import { JsonText } from './json-text.tsx';
import { ListField } from './list-field.tsx';
import { LocalisedField } from './localised-field.tsx';
import { MoneyField } from './money-field.tsx';
import { valueLabel } from './value-labels.ts';

/** The control for one part of a configuration, chosen by its schema alone. */
export function SchemaField(place: FieldPlace) {
  const props = { ...place, Nested: SchemaField };
  const { name, schema, required, value } = props;
  const inner = besideNull(schema);
  if (inner) {
    if (name.endsWith('Minor')) return <MoneyField {...props} absent={null} />;
    return inner.type === 'object' ? (
      <OptionalField {...props} schema={inner} absent={null} />
    ) : (
      <TextField {...props} schema={inner} absent={null} />
    );
  }
  const either = constantOrObject(schema);
  if (either) return <OptionalField {...props} schema={either.object} absent={either.constant} />;
  if (schema.anyOf) return <RawField {...props} />;
  if (schema.type === 'object') {
    const Shape = isLocalised(schema) ? LocalisedField : GroupField;
    return required ? <Shape {...props} /> : <OptionalField {...props} absent={undefined} />;
  }
  if (schema.type === 'array') {
    return schema.items?.enum ? <ChoiceField {...props} /> : <ListField {...props} />;
  }
  if (schema.type === 'boolean') return <SwitchField {...props} />;
  if (schema.const !== undefined) return null;
  if (isFields(value) || Array.isArray(value)) return <RawField {...props} />;
  if (name.endsWith('Minor')) return <MoneyField {...props} />;
  return <TextField {...props} absent={undefined} />;
}

function SwitchField({ name, path, value, onChange, faults }: FieldPlace) {
  const { label, hint } = describeField(name);
  const fault = faults.get(path.join('.'));
  return (
    <Checkbox
      id={fieldId(path)}
      label={label}
      hint={hint}
      error={fault}
      checked={value === true}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
    />
  );
}

type TextFieldProps = FieldPlace & {
  /** The value of an emptied optional field. */
  absent: null | undefined;
};

function TextField(props: TextFieldProps) {
  const { name, path, schema, value, required, onChange, faults, options, absent } = props;
  const { label, hint } = describeField(name);
  const fault = faults.get(path.join('.'));
  const number = schema.type === 'integer' || schema.type === 'number';
  const optional = absent === null || !required;
  const choices = schema.enum?.map(String) ?? options[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const take = (typed: string) => {
    if (typed === '' && optional) onChange(absent);
    else onChange(number && typed !== '' ? Number(typed) : typed);
  };
  return (
    <Field id={fieldId(path)} label={label} {...(hint !== undefined && { hint })} error={fault}>
      {(control) =>
        choices ? (
          <Select
            {...control}
            value={text}
            {...(optional || !choices.includes(text) ? { placeholder: '—' } : {})}
            options={choices.map((choice) => ({ value: choice, label: valueLabel(name, choice) }))}
            onChange={({ target }) => {
              take(target.value);
            }}
          />
        ) : (
          <Input
            {...control}
            value={text}
            autoComplete="off"
            spellCheck={false}
            inputMode={number ? 'numeric' : undefined}
            type={number ? 'number' : 'text'}
            onChange={({ target }) => {
              take(target.value);
            }}
          />
        )
      }
    </Field>
  );
}

/** Edits a value without a control of its own as JSON. */
function RawField({ name, path, value, onChange, faults }: FieldPlace) {
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

/** A multiple choice from a closed list; the order of ticking is the order of the value. */
function ChoiceField({ name, path, schema, value, onChange, faults }: FieldPlace) {
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
                  {valueLabel(name, choice)}
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
