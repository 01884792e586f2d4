'use client';

import { Input } from '#components/ui/input.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { describeField } from './field-labels.ts';
import { isFields, withPart } from './json-schema.ts';
import { fieldId, PlaceFault, type FieldPlace } from './field-parts.tsx';

/** A text in every language. */
export function LocalisedField({ name, path, schema, value, onChange, faults }: FieldPlace) {
  const { label } = describeField(name);
  const translations = isFields(value) ? value : {};
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} className="grid min-w-0 gap-1.5 sm:col-span-full">
      <legend className="mb-1.5 font-ui font-semibold">{label}</legend>
      <PlaceFault path={path} faults={faults} />
      <div className="grid gap-2 sm:grid-cols-2">
        {Object.keys(schema.properties ?? {}).map((language) => {
          const id = fieldId([...path, language]);
          const fault = faults.get([...path, language].join('.'));
          const said = translations[language];
          return (
            <div key={language} className="grid gap-1">
              <div className="flex items-center gap-2">
                <label htmlFor={id} className="w-7 shrink-0 text-sm text-ink-soft">
                  <span aria-hidden="true">{language}</span>
                  <span className="sr-only">
                    {label} in {describeField(language).label}
                  </span>
                </label>
                <Input
                  id={id}
                  lang={language}
                  value={typeof said === 'string' ? said : ''}
                  aria-invalid={fault === undefined ? undefined : true}
                  aria-describedby={fault === undefined ? undefined : `${id}-error`}
                  onChange={({ target }) => {
                    onChange(withPart(translations, language, target.value));
                  }}
                />
              </div>
              {fault !== undefined && <FieldError id={`${id}-error`}>{fault}</FieldError>}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
