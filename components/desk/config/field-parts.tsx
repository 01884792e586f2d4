import type { ComponentType } from 'react';
import { FieldError } from '#components/ui/field.tsx';
import type { Json } from '#lib/desk/plain/diff.ts';
import type { JsonSchema } from './json-schema.ts';

export interface FieldPlace {
  name: string;
  /** Path from the root; list entries by index. */
  path: readonly string[];
  schema: JsonSchema;
  value: Json | undefined;
  required: boolean;
  onChange: (value: Json | undefined) => void;
  /** Fault messages by dotted path. */
  faults: ReadonlyMap<string, string>;
  /** Permitted values of a text by field name: products, flows. */
  options: Readonly<Record<string, readonly string[]>>;
}

export interface SchemaFieldProps extends FieldPlace {
  /** Component for nested fields: a group and a list contain fields of every kind. */
  Nested: ComponentType<FieldPlace>;
}

/** The element id of the field at a path, to which faults link. */
export function fieldId(path: readonly string[]): string {
  return `field-${path.join('-')}`;
}

/** A fault of a whole group, shown under its name. */
export function PlaceFault({ path, faults }: Pick<FieldPlace, 'path' | 'faults'>) {
  const fault = faults.get(path.join('.'));
  return fault === undefined ? null : (
    <FieldError id={`${fieldId(path)}-error`}>{fault}</FieldError>
  );
}
