import type { ComponentType } from 'react';
import { FieldError } from '#components/ui/field.tsx';
import type { Json } from '#lib/desk/plain/diff.ts';
import type { JsonSchema } from './json-schema.ts';

export interface FieldPlace {
  name: string;
  /** From outside in; a place in a list by its number. */
  path: readonly string[];
  schema: JsonSchema;
  value: Json | undefined;
  required: boolean;
  onChange: (value: Json | undefined) => void;
  /** What stands against a place, in words, by its dotted path. */
  faults: ReadonlyMap<string, string>;
  /** What a text may be, by the field's name: products, flows. */
  options: Readonly<Record<string, readonly string[]>>;
}

export interface SchemaFieldProps extends FieldPlace {
  /** Draws what lies within: a group and a list hold fields of every kind. */
  Nested: ComponentType<FieldPlace>;
}

/** Ties a fault's place to the control there. */
export function fieldId(path: readonly string[]): string {
  return `field-${path.join('-')}`;
}

/** A fault of a whole group, under its name. */
export function PlaceFault({ path, faults }: Pick<FieldPlace, 'path' | 'faults'>) {
  const fault = faults.get(path.join('.'));
  return fault === undefined ? null : (
    <FieldError id={`${fieldId(path)}-error`}>{fault}</FieldError>
  );
}
