import { z } from 'zod';
import { WIRE_NAMES } from '../wire/wire-names.contract.ts';

export type Json = Record<string, unknown>;

/**
 * The JSON Schema of a contract's schema by the names of the wire. `verbatimKeys` are the keys of a reply that are
 * not translated.
 */
export function wireSchema(
  schema: z.ZodType | undefined,
  io: 'input' | 'output',
  verbatimKeys: readonly string[] = [],
): Json {
  if (!schema) return {};
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  const rest = Object.fromEntries(Object.entries(json).filter(([key]) => key !== '$schema'));
  return renamed(rest, verbatimKeys) as Json;
}

function renamed(node: unknown, verbatimKeys: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => renamed(item, verbatimKeys));
  if (typeof node !== 'object' || node === null) return node;
  const nameOf = (name: string): string =>
    verbatimKeys.includes(name) ? name : (WIRE_NAMES[name]?.wire ?? name);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'properties') {
        const properties = Object.entries(value as Json).map(([name, schema]) => {
          const values = verbatimKeys.includes(name) ? undefined : WIRE_NAMES[name]?.values;
          return [nameOf(name), withValues(renamed(schema, verbatimKeys), values)];
        });
        return [key, Object.fromEntries(properties)];
      }
      if (key === 'required' && Array.isArray(value)) return [key, value.map(String).map(nameOf)];
      return [key, renamed(value, verbatimKeys)];
    }),
  );
}

/** Translates the values that a text may have; those of a list or an object are not translated on the wire. */
function withValues(
  schema: unknown,
  values: Readonly<Record<string, string>> | undefined,
): unknown {
  if (values === undefined || typeof schema !== 'object' || schema === null) return schema;
  const shown = (value: unknown): unknown => values[String(value)] ?? value;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => {
      if (key === 'enum' && Array.isArray(value)) return [key, value.map(shown)];
      if (key === 'const') return [key, shown(value)];
      if (['anyOf', 'oneOf', 'allOf'].includes(key) && Array.isArray(value))
        return [key, value.map((one) => withValues(one, values))];
      return [key, value];
    }),
  );
}
