'use client';

import type { Json } from '#lib/desk/plain/diff.ts';
import { withPart, type Fields, type JsonSchema } from './json-schema.ts';
import { SchemaField } from './schema-field.tsx';

export interface Section {
  title: string;
  /** Names of the fields in it. */
  of: readonly string[];
}

interface FormSectionsProps {
  schema: JsonSchema;
  sections: readonly Section[];
  options: Readonly<Record<string, readonly string[]>>;
  content: Fields;
  faults: ReadonlyMap<string, string>;
  onChange: (content: Fields) => void;
}

/** The fields of a configuration in sections; fields without a section come last, so that none is left out. */
export function FormSections(props: FormSectionsProps) {
  const { schema, sections, options, content, faults, onChange } = props;
  const named = new Set(sections.flatMap(({ of }) => of));
  const rest = Object.keys(schema.properties ?? {}).filter((key) => !named.has(key));
  const all = rest.length === 0 ? sections : [...sections, { title: 'More', of: rest }];
  const field = (key: string) => {
    const property = schema.properties?.[key];
    if (!property) return null;
    return (
      <SchemaField
        key={key}
        name={key}
        path={[key]}
        schema={property}
        value={content[key]}
        required={schema.required?.includes(key) ?? false}
        onChange={(part: Json | undefined) => {
          onChange(withPart(content, key, part));
        }}
        faults={faults}
        options={options}
      />
    );
  };
  return all.map(({ title, of }) => (
    <section key={title} className="border-t border-line-strong pt-4">
      <h2 className="display text-lg">{title}</h2>
      <div className="mt-3 grid min-w-0 items-start gap-4 sm:grid-cols-2">{of.map(field)}</div>
    </section>
  ));
}
